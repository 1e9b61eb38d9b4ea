import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'

type Looked = Pick<RevisionWire, 'fields' | 'beside'>
/** A picture that is shown beside the one that would be; null where there is none. */
export type PicturePair = {
  /** Of which field, and which of its pictures. */
  field: string
  at: number
  label: string
  shown: string | null
  proposed: string | null
  /** Whether two stand beside one another: a picture that is new, or stays as it is, stands alone. */
  isCompared: boolean
}

/** The pictures of a field's value, in order. */
export function picturesIn(as: string, value: unknown): string[] {
  if (as === 'rich') return isRichText(value) ? richTextPictures(value).map(({ id }) => id) : []
  if (as !== 'image' && as !== 'images') return []
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

/** All pictures of what is looked at, each shown beside the one in its place; then those that stay. */
export function picturePairs({ fields, beside }: Looked): PicturePair[] {
  const waiting = fields.flatMap(({ as, name, label, shown, proposed }) => {
    const [before, after] = [picturesIn(as, shown), picturesIn(as, proposed)]
    const count = Math.max(before.length, after.length)
    return Array.from({ length: count }, (_, at) => ({
      ...{ field: name, at, label, isCompared: before.length > 0 },
      shown: before[at] ?? null,
      proposed: after[at] ?? null,
    }))
  })
  const standing = beside.flatMap(({ name, label, image_ids }) =>
    image_ids.map((id, at) => ({ field: name, at, label, shown: null, proposed: id, isCompared: false })),
  )
  return [...waiting, ...standing]
}
