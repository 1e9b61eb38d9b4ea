import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { richTextSchema } from '../rich-text/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DOCUMENT_FORM } from './form'
import { DOCUMENT_STATES } from './lists'

const PublishedBy = Nullable(
  t.String({ description: 'The administrator’s name; null of what came with the installation.' }),
)

export const DocumentInput = inputOf(DOCUMENT_FORM)
export const DocumentRow = rowOf(DOCUMENT_FORM, {
  state: t.UnionEnum(namesOf(DOCUMENT_STATES), { default: undefined }),
  number: Nullable(Integer({ description: 'Of the edition in force.' })),
  published_at: Nullable(Moment),
  published_by: PublishedBy,
  accepted: Integer({ description: 'By how many people the edition in force was.' }),
})

const Edition = { number: Integer(), published_at: Moment }

/** An edition as administrators see it in the list. */
export const DocumentVersionSchema = t.Object({
  id: Uuid,
  ...Edition,
  title: t.String(),
  published_by: PublishedBy,
  accepted: Integer({ description: 'By how many people.' }),
})

/** An edition that somebody has accepted. */
export const Acceptance = t.Object({
  id: Uuid,
  key: t.String({ description: 'Of the document.' }),
  title: t.String(),
  number: Integer({ description: 'Of the edition.' }),
  accepted_at: Moment,
})
export type AcceptanceWire = typeof Acceptance.static

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

/** Documents in force, in the order in which they were begun. */
export const PublishedDocuments = t.Object({
  items: t.Array(t.Object({ key: t.String(), title: t.String(), ...Edition }), { description: 'The first fifty.' }),
})

/** Told once, by the sign-in that accepts the new edition. */
export const DocumentsChanged = t.Boolean({ description: 'What was accepted before has a new edition by now.' })
