/** A Java for the Nu HTML checker: the machine's own, else one the distribution's package manager installs now when we are root. */
const PACKAGES: Record<string, string[]> = {
  'apt-get': ['install', '-y', '--no-install-recommends', 'default-jre-headless'],
  dnf: ['install', '-y', 'java-latest-openjdk-headless'],
  apk: ['add', '--no-cache', 'openjdk21-jre-headless'],
}

/** The program of a Java that starts. Throws a sentence when there is none and none could be installed. */
export function findJava(): string {
  const java = working()
  if (java) return java
  const manager = Object.keys(PACKAGES).find((name) => Bun.which(name) !== null)
  if (process.getuid?.() === 0 && manager) {
    console.log('No Java found; installing one…')
    if (manager === 'apt-get') attempt(['apt-get', 'update'])
    attempt([manager, ...(PACKAGES[manager] ?? [])])
  }
  const installed = working()
  if (installed) return installed
  throw new Error('There is no Java and it could not be installed. Install a Java runtime (17 or newer) and run again.')
}

/** macOS has a `java` that only says where to get one, so being there is not enough. */
function working() {
  const named = [process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`, Bun.which('java')]
  return named.find((path) => path && attempt([path, '-version'], 'ignore')) || undefined
}

function attempt(command: string[], output: 'inherit' | 'ignore' = 'inherit') {
  try {
    return Bun.spawnSync(command, { stdio: ['ignore', output, output] }).exitCode === 0
  } catch {
    return false
  }
}
