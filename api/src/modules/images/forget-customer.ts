import { changed, rows, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'
import { forgetImages } from './forget-images'

/** The pictures that the customer sent; those that something still shows stay with nobody's name. */
export const forgetUploads: Forget = async (em, { id }) => {
  const by = `customer:${id}`
  const uploads = await rows<{ id: string }>(em, sql`select id from image where uploaded_by = ${by}`)
  await forgetImages(
    em,
    uploads.map((image) => image.id),
  )
  await changed(em, sql`update image set uploaded_by = 'deleted' where uploaded_by = ${by}`)
}
