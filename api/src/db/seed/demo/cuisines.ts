import type { DemoCuisine } from './shapes.ts'

/** The kitchens of the home page, in the order of their tiles. */
export const CUISINES: readonly DemoCuisine[] = [
  { slug: 'rolls', name: 'Роллы', picture: 'rolls' },
  { slug: 'pizza', name: 'Пицца', picture: 'pizza' },
  { slug: 'seafood', name: 'Море', picture: 'crab' },
  { slug: 'burgers', name: 'Бургеры', picture: 'burger' },
  { slug: 'korean', name: 'Корейская', picture: 'pyanse' },
  { slug: 'wok', name: 'Лапша и вок', picture: 'wok' },
  { slug: 'georgian', name: 'Грузинская', picture: 'khachapuri' },
  { slug: 'uzbek', name: 'Узбекская', picture: 'plov' },
  { slug: 'home', name: 'Домашняя', picture: 'borsch' },
  { slug: 'grill', name: 'Гриль', picture: 'shashlik' },
  { slug: 'shawarma', name: 'Шаверма', picture: 'shawarma' },
  { slug: 'breakfast', name: 'Завтраки', picture: 'syrniki' },
  { slug: 'coffee', name: 'Кофе', picture: 'latte' },
  { slug: 'bakery', name: 'Выпечка', picture: 'croissant' },
  { slug: 'desserts', name: 'Десерты', picture: 'cake' },
  { slug: 'vegetarian', name: 'Без мяса', picture: 'bowl' },
]
