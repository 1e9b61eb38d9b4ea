import { shownPictureUrl } from '@ostrov/shared/images/picture-url'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import { type Sql, sql } from '../../db/sql'
import { Image } from './image'

/** Stands for the id where an address is taken apart. */
const ID = ':id'

type ImageFacts = Pick<Image, 'id' | 'width' | 'height' | 'color'>

/** A picture as the wire shows it, at 960 px. */
export function imageView({ id, width, height, color }: ImageFacts): ImageWire {
  return { id, url: shownPictureUrl(id), width, height, color }
}

/** The same as JSON of a joined `image` alias, for rows that come as JSON themselves; null when it is missing. */
export const imageJson = (alias: string) => {
  const image = (column: string) => sql.ref(`${alias}.${column}`)
  const [before, after] = shownPictureUrl(ID).split(ID)
  return sql<ImageWire | null>`case when ${image('id')} is null then null else json_build_object(
    'id', ${image('id')}, 'url', ${sql.lit(before)} || ${image('id')} || ${sql.lit(after)}, 'width', ${image('width')},
    'height', ${image('height')}, 'color', ${image('color')}) end`
}

/** The pictures of an array of ids, in its order, as JSON. */
export const imagesJson = (ids: Sql) => sql<
  ImageWire[]
>`(select coalesce(json_agg(${imageJson('i')} order by shown.at), '[]')
  from unnest(${ids}) with ordinality shown (id, at) join image i on i.id = shown.id)`

/** The pictures of these ids in one query; ids that are null or unknown are simply absent. */
export async function loadImages(em: Em, ids: Iterable<string | null | undefined>): Promise<Map<string, ImageWire>> {
  const wanted = new Set<string>()
  for (const id of ids) if (id) wanted.add(id)
  if (wanted.size === 0) return new Map()
  const found = await em.find(Image, { id: { $in: [...wanted] } })
  return new Map(found.map((image) => [image.id, imageView(image)]))
}

/** The picture of `id` among loaded ones, or null. */
export function pictureOf(images: Map<string, ImageWire>, id: string | null | undefined): ImageWire | null {
  return (id && images.get(id)) || null
}
