import { restaurantId } from './kitchens'
import { productId } from './menus'
import { type Db, insertRows, seedId } from './rows'

const dishes = (key: string, ...names: string[]) => names.map((name) => productId(key, name))
const section = (key: string, name: string) => [seedId(`category:${key}:${name}`)]

/** An offer of each kind. */
const OFFERS = [
  {
    ...{ key: 'green-cape', label: 'Обед на\u00A0Зелёном мысе', kind: 'set', price: 690 },
    part_1: dishes('green-cape', 'Тыквенный с имбирём', 'Том кха с грибами', 'Чечевичный суп', 'Борщ с фасолью'),
    part_2: dishes('green-cape', 'Гречневая лапша с овощами', 'Паста с песто и томатами'),
    part_3: dishes('green-cape', 'Морс облепиховый', 'Зелёный смузи'),
  },
  {
    ...{ key: 'green-cape', label: 'Брауни в\u00A0подарок', kind: 'gift', from_sum: 2000 },
    part_1: dishes('green-cape', 'Брауни на финиках'),
  },
  {
    ...{ key: 'natela-house', label: 'Вторые хинкали за\u00A0полцены', kind: 'second_half' },
    category_ids: section('natela-house', 'Хинкали'),
  },
  {
    ...{ key: 'first-ferry', label: 'Счастливые часы: сладкое', kind: 'happy_hours', percent: 20 },
    category_ids: section('first-ferry', 'К кофе'),
    ...{ served_from: '15:00', served_till: '18:00', served_days: ['1', '2', '3', '4', '5'] },
  },
]

export async function seedOffers(db: Db) {
  const rows = OFFERS.map(({ key, ...offer }, sort) => ({
    ...{ id: seedId(`offer:${key}:${offer.label}`), restaurant_id: restaurantId(key), sort, is_on: true, ...offer },
  }))
  // Rows of one insert have the same columns.
  for (const row of rows) await insertRows(db, 'offer', [row])
}
