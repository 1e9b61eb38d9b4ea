import { DAY_MS } from '@ostrov/shared/formats/time'
import type { SharedNoun } from '@ostrov/shared/images/share-url'
import { changed, row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { drawPostCard } from '../../services/images/post-card'
import { drawShareCard } from '../../services/images/share-card'
import { readShareCard } from './share-cards'

/** A new way of drawing draws everything anew. */
const DRAWING = 1
const KEPT_DAYS = 7
const BATCH = 500

type Asked = { noun: SharedNoun; thing: string }
type Drawn = { noun: string; thing: string; fingerprint: string }
/** Where the file of what was drawn lies. */
export const shareKey = (drawn: Drawn) => `${folderOf(drawn)}/${fileOf(drawn.fingerprint)}`

const folderOf = ({ noun, thing }: Omit<Drawn, 'fingerprint'>) => `share-${noun}-${thing}`
const fileOf = (fingerprint: string) => `${fingerprint}.jpeg`

/**
 * The picture that a page is shared with, as JPEG: of what everybody sees now, drawn once and kept for {@link KEPT_DAYS} days.
 * @returns its bytes and the fingerprint of what stands on it
 * @throws {Refusal} `image.not_found` of what nobody is shown; {@link TurnstileFull} when too many are drawn at once
 */
export async function drawShare(deps: Deps, asked: Asked) {
  const { orm, doors, config, now } = deps
  const em = orm.em.fork()
  const found = await readShareCard(em, asked.noun, asked.thing, now())
  if (!found) throw new Refusal('image.not_found')
  const fingerprint = Bun.hash(JSON.stringify([DRAWING, found])).toString(36)
  await remember(deps, asked, fingerprint)
  const picture = await doors.images.drawn(folderOf(asked), fileOf(fingerprint), {
    photo: found.image_id,
    draw: (photo) =>
      found.card.page
        ? drawPostCard(found.card, photo, config.origin + found.card.page)
        : drawShareCard(found.card, photo),
  })
  return { picture, fingerprint }
}

/** Says which file is kept, before it is drawn, so that none is kept unknown; the one before it goes. */
async function remember({ orm, doors, now }: Deps, asked: Asked, fingerprint: string) {
  const em = orm.em.fork()
  const ofThing = sql`noun = ${asked.noun} and thing = ${asked.thing}`
  const before = await row<{ fingerprint: string }>(em, sql`select fingerprint from share_picture where ${ofThing}`)
  if (before?.fingerprint === fingerprint) return
  await changed(
    em,
    sql`insert into share_picture (noun, thing, fingerprint, drawn_at)
          values (${asked.noun}, ${asked.thing}, ${fingerprint}, ${now()})
        on conflict (noun, thing) do update set fingerprint = excluded.fingerprint, drawn_at = excluded.drawn_at`,
  )
  if (before) await doors.images.removeDrawn(folderOf(asked), [fileOf(before.fingerprint)])
}

/**
 * Forgets what was drawn long ago: who shows it to others keeps it themselves, so it is seldom asked for twice.
 * Nothing that has left the site stays drawn for longer.
 */
export async function sweepShares({ orm, doors, now }: Deps, batch = BATCH): Promise<void> {
  const em = orm.em.fork()
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (;;) {
    const old = await rows<Asked & { fingerprint: string }>(
      em,
      sql`select noun, thing, fingerprint from share_picture where drawn_at < ${before} order by drawn_at limit ${batch}`,
    )
    for (const one of old) {
      await doors.images.removeDrawn(folderOf(one), [fileOf(one.fingerprint)])
      // A picture drawn meanwhile stays.
      await changed(
        em,
        sql`delete from share_picture where noun = ${one.noun} and thing = ${one.thing} and drawn_at < ${before}`,
      )
    }
    if (old.length < batch) return
  }
}
