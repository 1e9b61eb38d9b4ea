import { soleTrader } from '../legal.ts'
import {
  choose,
  chooseOne,
  dish,
  extras,
  grams,
  kilograms,
  milliliters,
  per100,
  pieces,
  section,
} from '../menu-line.ts'
import { hours, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const milk = chooseOne('Молоко', { Обычное: 0, Безлактозное: 50, Овсяное: 60 })

const bread: DemoCategory = section('Хлеб', 'bread', [
  dish(
    'Хлеб на закваске',
    'Пшеничный, с толстой коркой. Тесто бродит восемнадцать часов, поэтому хлеб не черствеет три дня',
    { price: 210, ...grams(500), nutritional_value: per100(238, 7.9, 1.1, 48), picture: 'bread:wheat', popular: true },
  ),
  dish('Бородинский', 'Ржаной заварной с кориандром и солодом. Хорош с сельдью и просто с маслом', {
    price: 170,
    ...grams(450),
    nutritional_value: per100(208, 6.8, 1.3, 40.7),
    picture: 'bread:borodinsky',
  }),
  dish('Чиабатта с оливками', 'Мягкая внутри, хрустит снаружи, в тесте — маслины и розмарин', {
    price: 160,
    ...grams(250),
    nutritional_value: per100(262, 7.7, 3.7, 49),
    picture: 'bread:ciabatta',
  }),
  dish('Багет французский', 'Печём три раза в день, чтобы доехал тёплым', {
    price: 120,
    ...grams(260),
    nutritional_value: per100(268, 7.6, 1.4, 55),
    picture: 'bread:baguette',
    additional: true,
  }),
  dish('Хлеб с морской капустой', 'Наш островной: пшеничный с ламинарией из Анивы и семенами льна', {
    price: 240,
    ...grams(480),
    nutritional_value: per100(231, 8.1, 2.3, 44),
    picture: 'bread:seaweed',
  }),
])

const croissants: DemoCategory = section('Круассаны', 'croissant', [
  dish(
    'Круассан на сливочном масле',
    'Двадцать семь слоёв, масло 82 %, трое суток работы — и пять минут удовольствия',
    {
      price: 150,
      ...grams(80),
      nutritional_value: per100(406, 8.2, 21, 45.8),
      picture: 'croissant:plain',
      popular: true,
      additional: true,
    },
  ),
  dish('Круассан миндальный', 'Дважды выпеченный, с миндальным кремом и лепестками, под сахарной пудрой', {
    price: 230,
    ...grams(120),
    nutritional_value: per100(438, 9.1, 25.4, 43),
    picture: 'croissant:almond',
  }),
  dish('Круассан с лососем', 'Слабосолёный лосось, творожный сыр, огурец и укроп. Можно согреть', {
    price: 360,
    ...grams(170),
    nutritional_value: per100(268, 11.2, 15.6, 21),
    picture: 'croissant:salmon',
    popular: true,
    option_groups: [chooseOne('Как подать', { Холодным: 0, 'Согреть перед отправкой': 0 })],
    options: extras({ 'Яйцо пашот': 70, 'Двойной лосось': 160 }),
  }),
  dish('Круассан с ветчиной и сыром', 'Запечённая ветчина, сыр и капля дижонской горчицы', {
    price: 290,
    ...grams(160),
    nutritional_value: per100(298, 12.6, 17.1, 23.4),
    picture: 'croissant:ham',
    options: extras({ 'Яйцо пашот': 70, 'Ещё сыра': 60 }),
  }),
  dish('Улитка с изюмом', 'Слоёное тесто, заварной крем и изюм, вымоченный в чёрном чае', {
    price: 160,
    ...grams(110),
    nutritional_value: per100(352, 6.4, 15.2, 47.5),
    picture: 'bun:snail',
  }),
])

const pies: DemoCategory = section('Пироги и пирожки', 'pirozhki', [
  dish('Пирожок с капустой и яйцом', 'Печёный, на сметанном тесте, как у бабушки в деревне', {
    price: 75,
    ...grams(100),
    nutritional_value: per100(231, 6.1, 8.2, 33),
    picture: 'pirozhki:cabbage',
    additional: true,
  }),
  dish('Пирожок с горбушей и рисом', 'Рыба этого улова, рассыпчатый рис и зелёный лук', {
    price: 110,
    ...grams(100),
    nutritional_value: per100(244, 9.4, 8.1, 33.2),
    picture: 'pirozhki:salmon',
    popular: true,
  }),
  dish('Пирожок с клоповкой', 'Кисло-сладкая островная ягода в сдобном тесте', {
    price: 90,
    ...grams(100),
    nutritional_value: per100(262, 5.2, 5.4, 48),
    picture: 'pirozhki:berry',
  }),
  dish(
    'Рыбный пирог с горбушей',
    'Закрытый пирог на шесть человек: много рыбы, мало теста. Нарезан, чтобы сразу на стол',
    { price: 1290, ...kilograms(1.2), nutritional_value: per100(228, 10.6, 8.7, 26.5), picture: 'pie:fish' },
  ),
  dish('Пирог с мясом и картошкой', 'Рубленая говядина, картофель и лук в тонком тесте', {
    price: 1150,
    ...kilograms(1.2),
    nutritional_value: per100(241, 9.8, 10.1, 27),
    picture: 'pie:meat',
  }),
  dish('Тарт с лимонным курдом', 'Рассыпчатая основа, яркий лимон и обожжённая меренга', {
    price: 290,
    ...grams(130),
    nutritional_value: per100(334, 4.6, 15.8, 43.1),
    picture: 'tart:lemon',
  }),
  dish('Коробка пирожков', 'Шесть штук в одной коробке — соберите сами', {
    price: 490,
    ...grams(600),
    nutritional_value: per100(240, 7.4, 7.5, 35.4),
    picture: 'pirozhki:box',
    option_groups: [
      choose(2, 'Две начинки по три пирожка', {
        'Капуста и яйцо': 0,
        'Горбуша и рис': 60,
        Клоповка: 0,
        'Картошка и грибы': 0,
        'Лук и яйцо': 0,
      }),
    ],
  }),
])

const buns: DemoCategory = section('Сдоба', 'bun', [
  dish('Булочка с корицей', 'Мягкая, с тростниковым сахаром и сливочной глазурью', {
    price: 170,
    ...grams(130),
    nutritional_value: per100(349, 6.3, 13.4, 51),
    picture: 'bun:cinnamon',
    popular: true,
    options: extras({ 'Двойная глазурь': 40, 'Орех пекан': 60 }),
  }),
  dish('Маковый рулет', 'Мака больше, чем теста, — проверено линейкой', {
    price: 140,
    ...grams(120),
    nutritional_value: per100(338, 8.1, 14.2, 44.5),
    picture: 'bun:poppy',
  }),
  dish('Пончики с заварным кремом', 'Три штуки в сахарной пудре, ещё тёплые', {
    price: 220,
    ...pieces(3),
    nutritional_value: per100(356, 5.9, 17.2, 44.8),
    picture: 'donut:cream',
  }),
])

const sandwiches: DemoCategory = section('Сэндвичи', 'sandwich', [
  dish('Сэндвич с тунцом', 'Тунец, яйцо, огурец и каперсы на хлебе на закваске', {
    price: 340,
    ...grams(230),
    nutritional_value: per100(214, 12.1, 8.4, 22),
    picture: 'sandwich:tuna',
  }),
  dish('Тост с авокадо и яйцом', 'Спелое авокадо, яйцо пашот, редис и хлопья чили на поджаренном хлебе', {
    price: 390,
    ...grams(220),
    nutritional_value: per100(202, 7.6, 11.8, 16.7),
    picture: 'toast:avocado',
    options: extras({ 'Слабосолёный лосось': 160, 'Второе яйцо': 70 }),
  }),
  dish('Сэндвич с ростбифом', 'Розовый ростбиф, руккола, вяленые томаты и горчичный соус', {
    price: 420,
    ...grams(240),
    nutritional_value: per100(221, 13.2, 9.1, 21.4),
    picture: 'sandwich:beef',
  }),
])

const drinks: DemoCategory = section('Кофе и чай', 'coffee', [
  dish('Капучино', 'Эспрессо и взбитое молоко, без сахара', {
    price: 210,
    ...milliliters(300),
    nutritional_value: per100(52, 2.9, 2.7, 4.1),
    picture: 'coffee:cappuccino',
    option_groups: [milk],
    options: extras({ 'Карамельный сироп': 40, 'Лишний эспрессо': 60 }),
  }),
  dish('Фильтр-кофе', 'Зёрна обжарки этой недели, завариваем под заказ', {
    price: 170,
    ...milliliters(300),
    picture: 'coffee:black',
    additional: true,
  }),
  dish('Облепиховый чай', 'Протёртая облепиха, апельсин и мёд с пасеки под Долинском', {
    price: 230,
    ...milliliters(400),
    nutritional_value: per100(38, 0.2, 0.3, 8.9),
    picture: 'tea:sea-buckthorn',
  }),
])

export const BAKERY_3: DemoRestaurant = {
  key: 'bakery-3',
  name: 'Пекарня № 3',
  title: glue('Хлеб на закваске, круассаны и рыбные пироги с семи утра'),
  city: 'Южно-Сахалинск',
  street: 'Мира',
  house: '116',
  cuisines: ['bakery', 'breakfast', 'coffee'],
  cuisine_type: 'Пекарня',
  phones: ['74242000111'],
  description: glue(
    'Первые две пекарни у нас не получились, третья получилась. Печём ночью, к открытию хлеб ещё тёплый. Что не купили до вечера, отдаём в приют.',
  ),
  legal_info: soleTrader(
    'Кедрова Мария Львовна',
    102,
    '693020, Сахалинская область, г. Южно-Сахалинск, пр-т Мира, д. 116',
  ),
  delivery_time: 30,
  free_delivery_sum: 1200,
  delivers: true,
  pickup: true,
  schedules: [
    ...hours([1, 2, 3, 4, 5], '07:00', '20:00'),
    ...hours([6, 7], '08:00', '19:00'),
    { type: 'holiday', date: '2027-01-01' },
  ],
  zones: [zone('center', 400, 99, 1200), zone('city', 700, 149, 1800)],
  categories: [croissants, bread, pies, buns, sandwiches, drinks],
  cover: 'bread:wheat',
  rating_seed: 4.8,
}
