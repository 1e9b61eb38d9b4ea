import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { richTextSchema } from '../rich-text/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DOCUMENT_FORM } from './form'
import { DOCUMENT_STATES } from './lists'

export const DocumentInput = inputOf(DOCUMENT_FORM)
export const DocumentRow = rowOf(DOCUMENT_FORM, {
  state: t.UnionEnum(namesOf(DOCUMENT_STATES), { default: undefined }),
  number: Nullable(Integer({ description: 'Of the edition in force.' })),
  published_at: Nullable(Moment),
})

const Edition = { number: Integer(), published_at: Moment }

/** An edition as administrators see it in the list. */
export const DocumentVersionSchema = t.Object({
  id: Uuid,
  ...Edition,
  title: t.String(),
  published_by: Nullable(
    t.String({ description: 'The administrator’s name; null of what came with the installation.' }),
  ),
})

/** What became of one text in another. */
export const DocumentDifference = t.Object({
  pieces: t.Array(t.Object({ kind: t.UnionEnum(['same', 'gone', 'new'], { default: undefined }), text: t.String() })),
  look: t.Boolean({ description: 'The words are the same, their look or links are not.' }),
})

/** An edition as everybody reads it. */
export const PublishedDocument = t.Object({
  id: Uuid,
  key: t.String(),
  title: t.String(),
  ...Edition,
  body: richTextSchema(DOCUMENT_FORM.body),
  current: Integer({ description: 'The number of the edition in force.' }),
  editions: t.Array(t.Object(Edition), { description: 'The last fifty, the newest first.' }),
})
export type PublishedDocumentWire = typeof PublishedDocument.static
