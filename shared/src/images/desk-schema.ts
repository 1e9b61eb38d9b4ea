import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Moment, Nullable, Uuid } from '../wire/schema'
import { IMAGE_FIELDS } from './keeping'
import { IMAGE_PLACES } from './lists'

export const ImageInput = inputOf(IMAGE_FIELDS)

export const ImageRow = rowOf(IMAGE_FIELDS, {
  image: ImageSchema,
  owner: t.Object({
    kind: t.UnionEnum(['customer', 'business', 'admin', 'platform'], { default: undefined }),
    id: Nullable(Uuid),
    name: Nullable(t.String()),
  }),
  uses: t.Array(
    t.Object({
      kind: t.UnionEnum(namesOf(IMAGE_PLACES), { default: undefined }),
      id: t.String(),
      title: Nullable(t.String()),
      link: Nullable(t.String({ description: 'Of the back office; null where no screen of it shows the thing.' })),
    }),
    { description: 'Ten of each kind of place at most.' },
  ),
  unused_since: Nullable(Moment),
  created_at: Moment,
})
export type ImageRowWire = typeof ImageRow.static
