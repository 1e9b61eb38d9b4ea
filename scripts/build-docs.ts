/** What `/api/docs` shows in production: the document, and the one file of its viewer out of a package of 166 MB that stays behind. */
import { BUILT_DOCUMENT, makeDocument } from '../api/src/http/docs-document.ts'
import { BUILT_VIEWER, PACKAGED_VIEWER } from '../api/src/http/docs-viewer.ts'

await Bun.write(BUILT_VIEWER, Bun.file(PACKAGED_VIEWER()))
await Bun.write(BUILT_DOCUMENT, await makeDocument())
