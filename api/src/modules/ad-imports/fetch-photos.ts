import type { AdImportProblem } from '@ostrov/shared/ad-imports/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { TurnstileFull } from '../../services/images/turnstile'
import { ownerOf } from '../ads/writing/move-ad'
import { holdImages } from '../images/hold-images'
import { Image } from '../images/image'
import { lastProposal } from '../moderation/moderated-sql'
import { saveModerated } from '../moderation/save-moderated'

type Payload = { ad_id: string; import_id: string }
type Source = {
  author_id: string
  external_id: string
  photos: string[]
  pictures: Record<string, string>
  said: string[]
}

/** A server that is away is asked so often; then the photo is told of as missing. */
const TRIES = 4

/**
 * Fetches the photos of an ad from where its file says they are, encodes them anew and puts them into the ad, in the file's order and
 * before those that its author has added. What was fetched once is not fetched again.
 */
export async function fetchPhotos(deps: Deps, { ad_id, import_id }: Payload, attempt = 1): Promise<void> {
  const em = deps.orm.em.fork()
  const source = await readSource(em, ad_id)
  if (!source) return
  const problems: AdImportProblem[] = []
  for (const url of source.photos) {
    if (source.pictures[url]) continue
    const reason = await fetchOne(deps, em, { ad_id, url, author_id: source.author_id }, attempt)
    const external_id = source.external_id.slice(source.external_id.indexOf(':') + 1)
    if (reason) problems.push({ external_id, field: 'Фото', reason: `${url.slice(0, 200)}: ${reason}` })
  }
  await em.transactional(async (tx) => {
    await putIn(tx, ad_id, deps.now())
    if (problems.length > 0)
      await changed(
        tx,
        sql`update ad_import set problems = problems || ${JSON.stringify(problems)}::jsonb where id = ${import_id}`,
      )
  })
}

const readSource = (em: Em, ad_id: string) =>
  row<Source>(
    em,
    sql`select s.author_id, s.external_id, s.photos, s.pictures,
          coalesce(v.proposed -> 'image_ids', to_jsonb(a.image_ids)) as said
        from ad_source s join ad a on a.id = s.ad_id ${lastProposal('ad', 'a')} where s.ad_id = ${ad_id}`,
  )

type One = { ad_id: string; url: string; author_id: string }

/** @returns why there will be no such photo; null when there is. @throws {Error} for a reason that may pass */
async function fetchOne(
  { doors, now }: Deps,
  em: Em,
  { ad_id, url, author_id }: One,
  attempt: number,
): Promise<string | null> {
  const fetched = await doors.pictures(url)
  if (!fetched.ok) {
    if (!fetched.isForGood && attempt < TRIES) throw new Error(`A photo of an ad was not fetched: ${fetched.reason}`)
    return fetched.reason
  }
  const made = await doors.images.process(fetched.bytes).catch((error: unknown) => {
    if (error instanceof TurnstileFull) throw new Error('Too many pictures are in work; later.')
    throw error
  })
  if (!made.ok) return 'это не\u00A0фотография или она слишком большая'
  const { bytes, ...facts } = made.image
  const id = Bun.randomUUIDv7()
  // A full disk may have room again: the job is tried anew.
  await doors.images.save(id, bytes)
  await em.transactional(async (tx) => {
    tx.create(Image, { id, ...facts, uploaded_by: `customer:${author_id}`, created_at: now() })
    await tx.flush()
    await changed(
      tx,
      sql`update ad_source set pictures = pictures || jsonb_build_object(${url}::text, ${id}::text) where ad_id = ${ad_id}`,
    )
  })
  return null
}

/** Puts what is there into the ad: its file's photos, then the author's own. */
async function putIn(em: Em, ad_id: string, now: Date): Promise<void> {
  await row(em, sql`select from ad where id = ${ad_id} for update`)
  const source = await readSource(em, ad_id)
  if (!source) return
  const { author_id, photos, pictures, said } = source
  const ofFile = photos.flatMap((url) => pictures[url] ?? [])
  const fetched = new Set(Object.values(pictures))
  const image_ids = [...ofFile, ...said.filter((id) => !fetched.has(id))]
  if (JSON.stringify(image_ids) === JSON.stringify(said)) return
  await holdImages(em, image_ids)
  const by = { kind: 'customer', id: author_id, act_admin_id: null, ip: null } as const
  await saveModerated(em, {
    kind: 'ad',
    row_id: ad_id,
    owner: ownerOf({ id: author_id }),
    input: { image_ids },
    columns: ['image_ids'],
    by,
    now,
  })
}
