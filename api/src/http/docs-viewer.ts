/** Where the build lays the viewer of the API's documentation. */
export const BUILT_VIEWER = new URL('../../dist/viewer.js', import.meta.url)

/** Where development has it. @throws in production, whose packages are without it. */
export const PACKAGED_VIEWER = () => new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'))

/** The viewer's script, of the package where it is installed. */
export function viewer() {
  try {
    return Bun.file(PACKAGED_VIEWER())
  } catch {
    return Bun.file(BUILT_VIEWER)
  }
}
