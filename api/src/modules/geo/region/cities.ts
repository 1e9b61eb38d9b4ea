import type { LonLat } from '../line.ts'

export type City = {
  /** Position in lists: the regional centre first, then the towns with deliveries, then the rest from south to north. */
  id: number
  name: string
  slug: string
  /** As address services write it: г, пгт, с. */
  type: 'г' | 'пгт' | 'с'
  centre: LonLat
  /** Map zoom that shows the whole town. */
  zoom: number
}

/** Towns and settlements of the Sakhalin region. */
export const cities = [
  { id: 1, name: 'Южно-Сахалинск', slug: 'yuzhno-sahalinsk', type: 'г', centre: [142.7386, 46.9591], zoom: 13 },
  { id: 2, name: 'Корсаков', slug: 'korsakov', type: 'г', centre: [142.7994, 46.6324], zoom: 14 },
  { id: 3, name: 'Холмск', slug: 'holmsk', type: 'г', centre: [142.0431, 47.0408], zoom: 14 },
  { id: 4, name: 'Анива', slug: 'aniva', type: 'г', centre: [142.5258, 46.715], zoom: 14 },
  { id: 5, name: 'Долинск', slug: 'dolinsk', type: 'г', centre: [142.7944, 47.3244], zoom: 14 },
  { id: 6, name: 'Невельск', slug: 'nevelsk', type: 'г', centre: [141.8631, 46.6527], zoom: 14 },
  { id: 7, name: 'Дальнее', slug: 'dalnee', type: 'с', centre: [142.6835, 46.936], zoom: 15 },
  { id: 8, name: 'Троицкое', slug: 'troitskoe', type: 'с', centre: [142.6419, 46.9264], zoom: 15 },
  { id: 9, name: 'Луговое', slug: 'lugovoe', type: 'с', centre: [142.735, 47.0195], zoom: 15 },
  { id: 10, name: 'Ново-Александровск', slug: 'novo-aleksandrovsk', type: 'с', centre: [142.727, 47.0535], zoom: 15 },
  { id: 11, name: 'Синегорск', slug: 'sinegorsk', type: 'с', centre: [142.5178, 47.1697], zoom: 15 },
  { id: 12, name: 'Томари', slug: 'tomari', type: 'г', centre: [142.0614, 47.7617], zoom: 14 },
  { id: 13, name: 'Макаров', slug: 'makarov', type: 'г', centre: [142.7786, 48.6236], zoom: 14 },
  { id: 14, name: 'Углегорск', slug: 'uglegorsk', type: 'г', centre: [142.0336, 49.0817], zoom: 14 },
  { id: 15, name: 'Шахтёрск', slug: 'shahtersk', type: 'г', centre: [142.1086, 49.1631], zoom: 14 },
  { id: 16, name: 'Поронайск', slug: 'poronaysk', type: 'г', centre: [143.1147, 49.2214], zoom: 14 },
  { id: 17, name: 'Смирных', slug: 'smirnyh', type: 'пгт', centre: [142.8333, 49.75], zoom: 14 },
  { id: 18, name: 'Тымовское', slug: 'tymovskoe', type: 'пгт', centre: [142.6583, 50.8458], zoom: 14 },
  {
    id: 19,
    name: 'Александровск-Сахалинский',
    slug: 'aleksandrovsk-sahalinskij',
    type: 'г',
    centre: [142.1567, 50.8975],
    zoom: 14,
  },
  { id: 20, name: 'Ноглики', slug: 'nogliki', type: 'пгт', centre: [143.1336, 51.8022], zoom: 14 },
  { id: 21, name: 'Оха', slug: 'oha', type: 'г', centre: [142.9481, 53.5871], zoom: 14 },
  { id: 22, name: 'Южно-Курильск', slug: 'yuzhno-kurilsk', type: 'пгт', centre: [145.8617, 44.0286], zoom: 15 },
  { id: 23, name: 'Курильск', slug: 'kurilsk', type: 'г', centre: [147.8772, 45.2272], zoom: 15 },
  { id: 24, name: 'Северо-Курильск', slug: 'severo-kurilsk', type: 'г', centre: [156.1247, 50.6736], zoom: 15 },
] as const satisfies readonly City[]

export type CitySlug = (typeof cities)[number]['slug']
