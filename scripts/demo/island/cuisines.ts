import type { DemoCuisine } from './shapes.ts'

/** The kitchens of the home page, in the order of their tiles. */
export const CUISINES: readonly DemoCuisine[] = [
  { slug: 'rolls', name: 'Роллы', picture: 'rolls:philadelphia' },
  { slug: 'pizza', name: 'Пицца', picture: 'pizza:margherita' },
  { slug: 'seafood', name: 'Море', picture: 'crab:king' },
  { slug: 'burgers', name: 'Бургеры', picture: 'burger:beef' },
  { slug: 'korean', name: 'Корейская', picture: 'pyanse:classic' },
  { slug: 'wok', name: 'Лапша и вок', picture: 'wok:chicken' },
  { slug: 'georgian', name: 'Грузинская', picture: 'khachapuri:adjarian' },
  { slug: 'uzbek', name: 'Узбекская', picture: 'plov:classic' },
  { slug: 'home', name: 'Домашняя', picture: 'borsch:classic' },
  { slug: 'grill', name: 'Гриль', picture: 'shashlik:pork' },
  { slug: 'shawarma', name: 'Шаверма', picture: 'shawarma:chicken' },
  { slug: 'breakfast', name: 'Завтраки', picture: 'syrniki:sweet' },
  { slug: 'coffee', name: 'Кофе', picture: 'latte:classic' },
  { slug: 'bakery', name: 'Выпечка', picture: 'croissant:plain' },
  { slug: 'desserts', name: 'Десерты', picture: 'cake:berry' },
  { slug: 'vegetarian', name: 'Без мяса', picture: 'bowl:pumpkin' },
]
