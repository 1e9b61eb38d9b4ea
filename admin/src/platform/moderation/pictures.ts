import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'

type Field = RevisionWire['fields'][number]
/** A picture that is shown beside the one that would be; null where there is none. */
export type PicturePair = { label: string; shown: string | null; proposed: string | null }

/** The pictures of a field's value, in order. */
export function picturesIn(as: string, value: unknown): string[] {
  if (as === 'rich') return isRichText(value) ? richTextPictures(value).map(({ id }) => id) : []
  if (as !== 'image' && as !== 'images') return []
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

/** All pictures of what is looked at, each shown beside the one in its place. */
export function picturePairs(fields: readonly Field[]): PicturePair[] {
  return fields.flatMap(({ as, label, shown, proposed }) => {
    const [before, after] = [picturesIn(as, shown), picturesIn(as, proposed)]
    const count = Math.max(before.length, after.length)
    return Array.from({ length: count }, (_, at) => ({
      label,
      shown: before[at] ?? null,
      proposed: after[at] ?? null,
    }))
  })
}
