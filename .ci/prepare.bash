# What app/run and tests/run share. To be sourced by a script that set `root`, the repository's folder.
# Everything said goes to standard error, so that a program's own output stays clean.

say() { printf '%s\n' "$*" >&2; }

# Prints the listed packages that aren't installed.
missing_packages() {
    local -a wanted
    mapfile -t wanted < <(sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$root/.ci/packages")
    # A package that dpkg has never heard of is named on its standard error only: hence the comparison.
    comm -23 <(printf '%s\n' "${wanted[@]}" | LC_ALL=C sort -u) \
        <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null |
            sed -n 's/^installed //p' | LC_ALL=C sort -u)
}

install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This isn't a Debian system: please see to the packages named in .ci/packages yourself."
        return
    fi
    local -a missing as_root=(env DEBIAN_FRONTEND=noninteractive)
    mapfile -t missing < <(LC_ALL=C missing_packages)
    (( ${#missing[@]} )) || return 0
    say "Installing ${#missing[@]} missing packages: ${missing[*]}"
    if (( EUID != 0 )); then
        if ! command -v sudo >/dev/null; then
            say "There is no sudo here. As root, run: apt-get install ${missing[*]}"
            return 1
        fi
        as_root=(sudo "${as_root[@]}")
    fi
    # The package lists are refreshed only where they are missing or too old.
    if apt-cache show --no-all-versions "${missing[@]}" >/dev/null 2>&1 &&
        "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}" >&2; then
        return
    fi
    "${as_root[@]}" apt-get update >&2
    "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}" >&2
}

# configure FOLDER OPTION...: sets the build folder up, once for each set of options and each place.
configure() {
    local build=$1 stamp=$1/configured-with
    shift
    local asked
    asked=$(printf '%s\n' "$root" "$@")
    if [[ -f $build/build.ninja && -f $stamp && $(<"$stamp") == "$asked" ]]; then
        return
    fi
    cmake --log-level=WARNING --fresh -G Ninja -S "$root" -B "$build" "$@" >&2
    printf '%s\n' "$asked" >"$stamp"
}

# build FOLDER [TARGET...]: with its progress on a terminal, elsewhere silent unless something fails.
build() {
    local build=$1
    shift
    local -a targets=()
    (( $# )) && targets=(--target "$@")
    [[ -f $build/.ninja_log ]] || say "Building Wayside. The first time takes some minutes."
    if [[ -t 2 ]]; then
        cmake --build "$build" "${targets[@]}" >&2
    else
        cmake --build "$build" "${targets[@]}" -- --quiet 2>&1 | sed '/^ninja: no work to do\.$/d' >&2
    fi
}
