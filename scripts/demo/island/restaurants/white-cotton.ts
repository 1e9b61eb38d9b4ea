import { soleTrader } from '../legal.ts'
import { chooseOne, dish, extras, grams, kilograms, milliliters, per100, pieces, section } from '../menu-line.ts'
import { daily, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const plovSize = chooseOne('Порция', { Обычная: 0, Большая: 150 })
const kebabExtras = extras({ Лаваш: 50, 'Маринованный лук': 30, 'Томатный соус': 40 })
const steamed = chooseOne('Сколько', { '4 штуки': 0, '6 штук': 180 })

const plov: DemoCategory = section('Плов', 'plov', [
  dish('Плов чайханский', 'Девзира, баранина, жёлтая морковь, нут и барбарис. Казан открываем в одиннадцать утра', {
    price: 420,
    ...grams(400),
    nutritional_value: per100(212, 7.6, 9.8, 23.2),
    picture: 'plov:classic',
    popular: true,
    option_groups: [plovSize],
    options: extras({ Казы: 150, 'Яйцо перепелиное': 40, 'Салат ачик-чучук': 120 }),
  }),
  dish('Плов праздничный', 'С изюмом, айвой и казы — как на свадьбе, только без гостей', {
    price: 490,
    ...grams(420),
    nutritional_value: per100(221, 7.9, 9.9, 25),
    picture: 'plov:festive',
    popular: true,
    option_groups: [plovSize],
  }),
  dish('Плов с курицей', 'Полегче: бедро, морковь, зира', {
    price: 360,
    ...grams(400),
    nutritional_value: per100(184, 8.4, 6.2, 23.6),
    picture: 'plov:chicken',
    option_groups: [plovSize],
  }),
  dish('Казан плова', 'Два килограмма на компанию в шесть человек. Заказывайте за два часа', {
    price: 1990,
    discount_price: 1790,
    ...kilograms(2),
    nutritional_value: per100(212, 7.6, 9.8, 23.2),
    picture: 'plov:cauldron',
  }),
])

const soups: DemoCategory = section('Супы', 'soup', [
  dish('Шурпа', 'Прозрачный бульон из баранины, картошка целиком, нут и кинза', {
    price: 390,
    ...grams(450),
    nutritional_value: per100(74, 5.3, 3.8, 4.7),
    picture: 'soup:shurpa',
    popular: true,
  }),
  dish('Лагман уйгурский', 'Тянем лапшу руками, подливу жарим на сильном огне', {
    price: 420,
    ...grams(450),
    nutritional_value: per100(126, 6.9, 4.4, 14.8),
    picture: 'noodle-soup:lagman',
    popular: true,
    option_groups: [chooseOne('Острота', { 'Не острый': 0, Острый: 0 })],
  }),
  dish('Мастава', 'Рисовый суп с говядиной, томатом и катыком', {
    price: 340,
    ...grams(420),
    nutritional_value: per100(68, 4.3, 2.9, 6.1),
    picture: 'soup:mastava',
  }),
  dish('Нарын', 'Тонко нарезанное тесто с мясом и луком, бульон отдельно', {
    price: 410,
    ...grams(380),
    nutritional_value: per100(168, 10.2, 6.3, 17.5),
    picture: 'noodle-soup:naryn',
  }),
])

const dough: DemoCategory = section('Манты и самса', 'manti', [
  dish('Манты с бараниной', 'Рубим ножом, варим на пару сорок минут, подаём со сметаной', {
    price: 360,
    ...pieces(4),
    nutritional_value: per100(218, 9.8, 9.6, 23),
    picture: 'manti:steamed',
    popular: true,
    option_groups: [steamed],
  }),
  dish('Манты с тыквой', 'Сладкая тыква, лук и курдюк. Можно без курдюка — напишите в комментарии', {
    price: 320,
    ...pieces(4),
    nutritional_value: per100(176, 4.1, 6.4, 25.4),
    picture: 'manti:steamed',
    option_groups: [steamed],
  }),
  dish('Жареные манты', 'Хрустящее дно и мягкий верх', {
    price: 390,
    ...pieces(4),
    nutritional_value: per100(248, 9.7, 12.4, 24),
    picture: 'manti:fried',
    option_groups: [steamed],
  }),
  dish('Самса с говядиной', 'Из тандыра, слоёная, сок течёт по руке', {
    price: 160,
    ...grams(150),
    nutritional_value: per100(286, 9.9, 14.8, 28),
    picture: 'pocket:samsa',
    popular: true,
    additional: true,
  }),
  dish('Самса с курицей и сыром', 'Помягче и без перца, дети едят', {
    price: 150,
    ...grams(150),
    nutritional_value: per100(272, 10.6, 12.6, 28.9),
    picture: 'pocket:samsa',
    additional: true,
  }),
  dish('Чебурек', 'Тонкое тесто, говядина, лук и бульон внутри', {
    price: 170,
    ...grams(160),
    nutritional_value: per100(279, 9.1, 15.2, 26.4),
    picture: 'pocket:cheburek',
  }),
])

const kebab: DemoCategory = section('С мангала', 'shashlik', [
  dish('Шашлык из баранины', 'Мякоть с курдюком, маринад из лука и зиры', {
    price: 590,
    ...grams(260),
    nutritional_value: per100(258, 17.2, 20.6, 1.4),
    picture: 'shashlik:lamb',
    popular: true,
    options: kebabExtras,
  }),
  dish('Люля из говядины', 'Рубленая говядина с кинзой, на плоском шампуре', {
    price: 420,
    ...grams(240),
    nutritional_value: per100(224, 16.4, 16.8, 2.1),
    picture: 'shashlik:minced',
    options: kebabExtras,
  }),
  dish('Куриные крылья на углях', 'В йогурте с паприкой', {
    price: 390,
    ...grams(300),
    nutritional_value: per100(221, 18.4, 16, 1.4),
    picture: 'wings:glazed',
    options: kebabExtras,
  }),
  dish('Овощи на мангале', 'Баклажан, перец, томат и шампиньоны', {
    price: 320,
    ...grams(260),
    nutritional_value: per100(54, 1.8, 2.6, 6),
    picture: 'vegetables:grilled',
  }),
  dish('Казан-кебаб', 'Баранина и молодая картошка, обжаренные в казане до корочки', {
    price: 620,
    ...grams(420),
    nutritional_value: per100(204, 10.3, 12.8, 12),
    picture: 'stir-fry:kazan-kebab',
  }),
])

const rest: DemoCategory = section('Салаты, лепёшки, чай', 'tea', [
  dish('Ачик-чучук', 'Томаты и лук тонко-тонко, острый перец', {
    price: 190,
    ...grams(200),
    nutritional_value: per100(28, 1.1, 0.3, 5.2),
    picture: 'salad:achik',
    additional: true,
  }),
  dish('Салат «Ташкент»', 'Редька, говядина, яйцо и жареный лук', {
    price: 320,
    ...grams(220),
    nutritional_value: per100(156, 9.2, 11.1, 4.6),
    picture: 'salad:tashkent',
  }),
  dish('Лепёшка из тандыра', 'С кунжутом и чернушкой, с печатью в середине', {
    price: 90,
    ...grams(250),
    nutritional_value: per100(272, 8.4, 3.1, 52),
    picture: 'bread:tandoor',
    additional: true,
  }),
  dish('Чак-чак', 'Медовый, хрустит', {
    price: 210,
    ...grams(150),
    nutritional_value: per100(446, 6.2, 19.8, 60.6),
    picture: 'sweets:chak-chak',
  }),
  dish('Пахлава ореховая', 'Слоёное тесто, грецкий орех и сироп, два кусочка', {
    price: 230,
    ...grams(120),
    nutritional_value: per100(462, 7.1, 26.4, 49),
    picture: 'sweets:baklava',
  }),
  dish('Чай ташкентский', 'С лимоном и навватом, чайник', {
    price: 220,
    ...milliliters(700),
    nutritional_value: per100(26, 0, 0, 6.4),
    picture: 'tea:lemon',
  }),
])

export const WHITE_COTTON: DemoRestaurant = {
  key: 'white-cotton',
  name: 'Белый хлопок',
  title: glue('Плов из казана, лагман и самса из тандыра'),
  city: 'Невельск',
  street: 'Ленина',
  house: '16',
  cuisines: ['uzbek', 'grill'],
  cuisine_type: 'Узбекская',
  phones: ['74242000171'],
  description: glue(
    'Рис, зиру и нут нам привозят родные из Самарканда. Мясо халяль. Плов заканчивается к трём часам дня, и это лучший знак качества, который мы знаем.',
  ),
  legal_info: soleTrader('Юсупов Тимур Рашидович', 108, '694740, Сахалинская область, г. Невельск, ул. Ленина, д. 16'),
  delivery_time: 40,
  free_delivery_sum: 1500,
  ahead_days: 1,
  delivers: true,
  pickup: true,
  schedules: [
    ...daily('10:00', '22:00'),
    { type: 'holiday', date: '2027-01-01', open_time: '14:00', close_time: '22:00' },
  ],
  zones: [zone('center', 500, 100, 1500), zone('city', 700, 170, 2200)],
  categories: [plov, soups, dough, kebab, rest],
  cover: 'plov:classic',
  rating_seed: 4.7,
}
