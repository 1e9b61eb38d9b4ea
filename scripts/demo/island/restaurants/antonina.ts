import { soleTrader } from '../legal.ts'
import {
  choose,
  chooseOne,
  dish,
  extras,
  grams,
  kilograms,
  liters,
  milliliters,
  per100,
  section,
} from '../menu-line.ts'
import { hours, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const side = chooseOne('Гарнир', { Пюре: 0, Гречка: 0, Макароны: 0, 'Тушёная капуста': 30 })
const served = chooseOne('Как подать', { 'В бульоне': 0, 'С маслом': 0, Жареные: 30 })
const cream = extras({ Сметана: 40, Масло: 30, 'Уксус и перец': 0 })

const soups: DemoCategory = section('Супы', 'borsch', [
  dish('Борщ с говядиной', 'На второй день вкуснее, поэтому варим накануне. Сметана и чесночная пампушка в комплекте', {
    price: 320,
    ...grams(400),
    nutritional_value: per100(62, 3.9, 3, 4.9),
    picture: 'borsch:classic',
    popular: true,
    options: extras({ 'Вторая пампушка': 40, Сало: 80 }),
  }),
  dish('Щи из квашеной капусты', 'Из печи, с белыми грибами', {
    price: 290,
    ...grams(400),
    nutritional_value: per100(48, 2.6, 2.4, 4),
    picture: 'soup:shchi',
  }),
  dish('Солянка мясная', 'Пять видов мяса, каперсы, лимон и маслины', {
    price: 360,
    ...grams(400),
    nutritional_value: per100(84, 5.6, 5.7, 2.7),
    picture: 'soup:solyanka',
    popular: true,
  }),
  dish('Суп с фрикадельками', 'Простой, детский, с вермишелью', {
    price: 260,
    ...grams(380),
    nutritional_value: per100(56, 3.4, 2.3, 5.4),
    picture: 'soup:meatballs',
  }),
])

const dumplings: DemoCategory = section('Пельмени и вареники', 'pelmeni', [
  dish('Пельмени домашние', 'Свинина с говядиной, лепим вчетвером по пятницам — на всю неделю', {
    price: 390,
    ...grams(300),
    nutritional_value: per100(232, 10.4, 11, 22.8),
    picture: 'pelmeni:classic',
    popular: true,
    option_groups: [served],
    options: cream,
  }),
  dish('Пельмени с горбушей', 'Рыба, сливочное масло и укроп внутри', {
    price: 410,
    ...grams(300),
    nutritional_value: per100(186, 10.9, 5.6, 23),
    picture: 'pelmeni:butter',
    option_groups: [served],
    options: cream,
  }),
  dish('Пельмени с олениной', 'С севера острова, с брусничным соусом', {
    price: 490,
    ...grams(300),
    nutritional_value: per100(208, 11.6, 8.1, 22),
    picture: 'pelmeni:lingonberry',
    option_groups: [served],
  }),
  dish('Вареники с картошкой', 'С жареным луком и шкварками', {
    price: 320,
    ...grams(300),
    nutritional_value: per100(204, 5.1, 6.8, 30.6),
    picture: 'vareniki:potato',
    popular: true,
    options: cream,
  }),
  dish('Вареники с вишней', 'Тонкое тесто, много ягод, сметана отдельно', {
    price: 340,
    ...grams(300),
    nutritional_value: per100(188, 4.3, 2.9, 36.2),
    picture: 'vareniki:cherry',
    options: cream,
  }),
  dish('Пельмени замороженные', 'Килограмм в морозилку — на случай гостей', {
    price: 890,
    ...kilograms(1),
    nutritional_value: per100(232, 10.4, 11, 22.8),
    picture: 'pelmeni:frozen',
  }),
])

const mains: DemoCategory = section('Второе', 'steak', [
  dish('Котлета по-домашнему', 'Две сочные котлеты с подливой', {
    price: 360,
    ...grams(320),
    nutritional_value: per100(178, 9.4, 9.6, 13.4),
    picture: 'cutlets:home',
    popular: true,
    option_groups: [side],
  }),
  dish('Бефстроганов', 'Говядина в сметанном соусе с грибами', {
    price: 460,
    ...grams(330),
    nutritional_value: per100(164, 10.2, 9.2, 9.9),
    picture: 'stew:stroganoff',
    option_groups: [side],
  }),
  dish('Голубцы', 'Три штуки в томатно-сметанном соусе', {
    price: 370,
    ...grams(350),
    nutritional_value: per100(118, 6.4, 6.2, 9.1),
    picture: 'cabbage-rolls',
  }),
  dish('Жаркое в горшочке', 'Свинина, картошка, морковь и крышка из теста', {
    price: 420,
    ...grams(400),
    nutritional_value: per100(146, 7.4, 8.1, 10.9),
    picture: 'pot',
    popular: true,
  }),
  dish('Горбуша под маринадом', 'Морковь, лук, томат. Холодной ещё лучше', {
    price: 380,
    ...grams(300),
    nutritional_value: per100(124, 11.2, 6.3, 5.4),
    picture: 'fish:marinade',
    option_groups: [side],
  }),
  dish('Обед «Как дома»', 'Суп, второе, салат и компот. С понедельника по пятницу', {
    price: 490,
    discount_price: 430,
    ...grams(950),
    picture: 'lunch',
    popular: true,
    option_groups: [
      chooseOne('Суп', { Борщ: 0, Щи: 0, 'С фрикадельками': 0 }),
      chooseOne('Второе', { Котлета: 0, Голубцы: 0, 'Горбуша под маринадом': 30 }),
    ],
  }),
])

const salads: DemoCategory = section('Салаты и соленья', 'salad', [
  dish('Оливье', 'С говядиной, не с колбасой', {
    price: 260,
    ...grams(200),
    nutritional_value: per100(176, 5.8, 13.2, 8.4),
    picture: 'salad:olivier',
    additional: true,
  }),
  dish('Сельдь под шубой', 'Сельдь свою солим, слоёв ровно шесть', {
    price: 280,
    ...grams(220),
    nutritional_value: per100(168, 5.2, 12.6, 8.5),
    picture: 'salad:shuba',
  }),
  dish('Винегрет', 'С квашеной капустой и душистым маслом', {
    price: 190,
    ...grams(200),
    nutritional_value: per100(94, 1.5, 5.8, 9),
    picture: 'salad:vinaigrette',
    additional: true,
  }),
  dish('Соленья бочковые', 'Огурцы, капуста, помидоры и черемша', {
    price: 240,
    ...grams(300),
    nutritional_value: per100(18, 1, 0.1, 3.1),
    picture: 'salad:pickles',
    additional: true,
  }),
])

const sweet: DemoCategory = section('Блины и напитки', 'pancakes', [
  dish('Блины со сметаной', 'Пять тонких, кружевных', {
    price: 210,
    ...grams(250),
    nutritional_value: per100(216, 5.9, 8.4, 29.4),
    picture: 'pancakes:blini',
    popular: true,
  }),
  dish('Блины с икрой', 'Три блина и сорок граммов икры горбуши', {
    price: 520,
    ...grams(200),
    nutritional_value: per100(224, 10.8, 8.7, 25.6),
    picture: 'pancakes:caviar',
  }),
  dish('Блины ассорти', 'Шесть блинов с тремя начинками на выбор', {
    price: 420,
    ...grams(420),
    nutritional_value: per100(208, 7.2, 8.2, 26.3),
    picture: 'pancakes:assorted',
    option_groups: [choose(3, 'Начинки', { Творог: 0, Мясо: 0, 'Капуста и яйцо': 0, Клоповка: 0, 'Ветчина и сыр': 0 })],
  }),
  dish('Компот из сухофруктов', 'Литровая банка, крышка закручена', {
    price: 190,
    ...liters(1),
    nutritional_value: per100(46, 0.2, 0, 11.2),
    picture: 'mors:compote',
  }),
  dish('Квас на хлебной корке', 'Живой, чуть газированный', {
    price: 120,
    ...milliliters(500),
    nutritional_value: per100(28, 0.2, 0, 6.4),
    picture: 'mors:kvass',
    additional: true,
  }),
])

export const ANTONINA: DemoRestaurant = {
  key: 'antonina',
  name: 'У Антонины',
  title: glue('Борщ, пельмени и блины без выдумок'),
  city: 'Анива',
  street: 'Ленина',
  house: '42',
  cuisines: ['home'],
  cuisine_type: 'Русская',
  phones: ['74242000181'],
  description: glue(
    'Антонина Петровна двадцать лет кормила школу, теперь кормит всю Аниву. Школьных порций тут не бывает: тарелка должна быть полной.',
  ),
  legal_info: soleTrader(
    'Воронцова Антонина Петровна',
    109,
    '694030, Сахалинская область, г. Анива, ул. Ленина, д. 42',
  ),
  delivery_time: 40,
  free_delivery_sum: 1000,
  delivers: true,
  pickup: true,
  schedules: [...hours([1, 2, 3, 4, 5], '09:00', '20:00'), ...hours([6], '10:00', '18:00')],
  zones: [zone('center', 300, 70, 1000), zone('city', 500, 120, 1500), zone('suburbs', 1000, 250, 3000)],
  categories: [soups, dumplings, mains, salads, sweet],
  cover: 'borsch:classic',
  rating_seed: 4.9,
}
