/** The one file of the API's reference page that production serves, out of a package of 166 MB that stays behind. */
import { BUILT_VIEWER, PACKAGED_VIEWER } from '../api/src/http/docs-viewer.ts'

await Bun.write(BUILT_VIEWER, Bun.file(PACKAGED_VIEWER()))
