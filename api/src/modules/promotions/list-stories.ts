import type { ListQuery } from '@ostrov/shared/lists/table'
import { slideList, storyList } from '@ostrov/shared/promotions/lists'
import type { PromotionSlideWire, StoryWire } from '@ostrov/shared/promotions/schema'
import { findList } from '../../db/list'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { loadImages, pictureOf } from '../images/image-view'
import { adView } from './ad-mark'
import { Promotion } from './promotion'
import { Story } from './story'

/** Switched on, and it is its time. */
const shownAt = (now: Date) => ({
  is_active: true,
  $and: [
    { $or: [{ starts_at: null }, { starts_at: { $lte: now } }] },
    { $or: [{ ends_at: null }, { ends_at: { $gt: now } }] },
  ],
})

/** Active stories in their order, of all towns: a page is one for everybody, so its browser chooses. A paid one without its mark cannot be active: the table refuses it. */
export async function listStories(em: Em, query: ListQuery<typeof storyList>, now: Date) {
  const where = shownAt(now)
  const list = await findList(em, Story, { table: storyList, query, where, orderBy: { sort: 'asc', id: 'desc' } })
  return { ...list, items: await storyViews(em, list.items) }
}

/** @throws {Refusal} `story.not_found`, also for one that is switched off or whose time it is not. */
export async function oneStory(em: Em, id: string, now: Date): Promise<StoryWire> {
  const found = await em.find(Story, { id, ...shownAt(now) })
  const [story] = await storyViews(em, found)
  if (!story) throw new Refusal('story.not_found')
  return story
}

/** Active promo slides that have a picture to show. */
export async function listSlides(em: Em, query: ListQuery<typeof slideList>) {
  const where = { is_active: true, image_id: { $ne: null } }
  const list = await findList(em, Promotion, { table: slideList, query, where, orderBy: { sort: 'asc', id: 'desc' } })
  const images = await loadImages(
    em,
    list.items.map(({ image_id }) => image_id),
  )
  const items: PromotionSlideWire[] = list.items.map((one) => ({
    id: one.id,
    key: one.key ?? null,
    title: one.title,
    description: one.description,
    link: one.link ?? null,
    image: pictureOf(images, one.image_id),
    ad: adView(one),
  }))
  return { ...list, items }
}

async function storyViews(em: Em, found: Story[]): Promise<StoryWire[]> {
  const images = await loadImages(
    em,
    found.flatMap(({ image_id, logo_id }) => [image_id, logo_id]),
  )
  return found.map((one) => ({
    id: one.id,
    title: one.title,
    text: one.text,
    link: one.link ?? null,
    image: pictureOf(images, one.image_id),
    logo: pictureOf(images, one.logo_id),
    city_ids: one.city_ids,
    ad: adView(one),
  }))
}
