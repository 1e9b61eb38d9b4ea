import type { StoryWire } from '@ostrov/shared/promotions/schema'

/** The stories of a town: those meant for all, and its own; of who has named no town, those for all alone. */
export const storiesOf = (stories: readonly StoryWire[], city_id: string | null) =>
  stories.filter(({ city_ids }) => city_ids.length === 0 || (city_id !== null && city_ids.includes(city_id)))
