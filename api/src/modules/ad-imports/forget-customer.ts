import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** The files of a person; what these said of ads goes with the ads. */
export const forgetAdImports: Forget = async (em, { id }) => {
  await changed(em, sql`delete from ad_import where author_id = ${id}`)
  await changed(em, sql`delete from ad_source where author_id = ${id}`)
}
