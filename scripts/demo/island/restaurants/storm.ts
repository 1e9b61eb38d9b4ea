import { company } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const spice = chooseOne('Острота', { Мягкий: 0, 'Как дома': 0, 'Очень острый': 0 })
const ramenExtras = extras({ Яйцо: 60, 'Двойная грудинка': 190, 'Порция лапши': 90, 'Листы нори': 50 })
const rollExtras = extras({ 'Двойной имбирь': 40, 'Двойной васаби': 30, 'Спайси-соус': 60 })

const rolls: DemoCategory = section('Роллы', 'rolls', [
  dish(
    'Ролл «Анива»',
    'Камчатский краб, спелое авокадо, икра тобико и сливочный сыр. Тот самый, с которого мы начинали в 2016 году',
    { price: 590, ...grams(240), nutritional_value: per100(186, 7.4, 7.9, 21), picture: 'rolls:crab', popular: true },
  ),
  dish(
    'Филадельфия классическая',
    'Слабосолёный лосось внахлёст, много сливочного сыра и хрустящий огурец. Восемь крупных кусочков',
    {
      price: 560,
      ...grams(260),
      nutritional_value: per100(201, 8.3, 9.6, 20),
      picture: 'rolls:philadelphia',
      popular: true,
    },
  ),
  dish('Калифорния с крабом', 'Мясо краба, огурец, авокадо и японский майонез в оранжевой икре', {
    price: 540,
    ...grams(230),
    nutritional_value: per100(178, 6.8, 7.1, 21.5),
    picture: 'rolls:california',
    options: rollExtras,
  }),
  dish('Ролл «Чайка»', 'Опалённый гребешок, сливочный сыр и тамаго под соусом унаги. Нежный, без остроты', {
    price: 610,
    ...grams(235),
    nutritional_value: per100(192, 8.1, 8.2, 21),
    picture: 'rolls:scallop',
    options: rollExtras,
  }),
  dish('Ролл «Девятый вал»', 'Тигровая креветка в темпуре, лосось, огурец и спайси-соус. Подаём тёплым', {
    price: 520,
    discount_price: 450,
    ...grams(270),
    nutritional_value: per100(224, 8.6, 9.8, 25),
    picture: 'rolls:tempura',
  }),
  dish('Ролл с угрём и кунжутом', 'Копчёный угорь, огурец, сливочный сыр, кунжут двух цветов и соус унаги', {
    price: 570,
    ...grams(245),
    nutritional_value: per100(213, 8.9, 9.1, 24),
    picture: 'rolls:eel',
  }),
  dish('Ролл с огурцом', 'Тонкий ролл с хрустящим огурцом и кунжутом — лёгкая пара к рамену', {
    price: 190,
    ...grams(120),
    nutritional_value: per100(124, 2.6, 0.9, 26),
    picture: 'rolls:cucumber',
    additional: true,
  }),
])

const bakedRolls: DemoCategory = section('Запечённые роллы', 'rolls', [
  dish('Запечённый с лососем', 'Горячий ролл под сырной шапкой, с лососем, огурцом и унаги', {
    price: 490,
    ...grams(280),
    nutritional_value: per100(217, 8.2, 10.4, 22.5),
    picture: 'rolls:baked',
    options: rollExtras,
  }),
  dish('Запечённый с гребешком', 'Сахалинский гребешок и снежный краб под сливочным соусом с икрой масаго', {
    price: 560,
    ...grams(280),
    nutritional_value: per100(205, 9, 9.2, 21.5),
    picture: 'rolls:baked-roe',
  }),
  dish('Запечённый с курицей терияки', 'Копчёная курица, болгарский перец и сыр, сверху — терияки', {
    price: 390,
    ...grams(275),
    nutritional_value: per100(210, 9.4, 8.6, 23.5),
    picture: 'rolls:baked-teriyaki',
  }),
])

const ramen: DemoCategory = section('Рамен', 'ramen', [
  dish('Рамен с кимчи', 'Наваристый бульон, свиная грудинка, домашнее кимчи, яйцо, зелёный лук', {
    price: 620,
    discount_price: 490,
    ...grams(450),
    nutritional_value: per100(186, 11, 8, 17),
    picture: 'ramen:kimchi',
    popular: true,
    option_groups: [spice],
    options: ramenExtras,
  }),
  dish('Тонкоцу с грудинкой', 'Свиной бульон варим двенадцать часов, потом — лапша, тясю, маринованное яйцо и нори', {
    price: 590,
    ...grams(480),
    nutritional_value: per100(172, 9.8, 8.1, 15),
    picture: 'ramen:tonkotsu',
    popular: true,
    options: ramenExtras,
  }),
  dish('Мисо-рамен с лососем', 'Бульон на пасте мисо и комбу, лосось на гриле, кукуруза и пак-чой', {
    price: 640,
    ...grams(470),
    nutritional_value: per100(141, 9.2, 5.2, 14.2),
    picture: 'ramen:miso-salmon',
    option_groups: [chooseUpTo(2, 'Добавить в миску', { Яйцо: 60, 'Ростки сои': 40, Кукуруза: 50, Нори: 50 })],
  }),
  dish('Удон с морепродуктами', 'Толстая пшеничная лапша, кальмар, креветки и мидии в лёгком бульоне даси', {
    price: 610,
    ...grams(450),
    nutritional_value: per100(118, 7.6, 2.8, 15.4),
    picture: 'udon:seafood',
    option_groups: [spice],
  }),
])

const sushi: DemoCategory = section('Суши и сашими', 'sushi', [
  dish('Суши с лососем', 'Ломтик охлаждённого лосося на тёплом рисе, две штуки', {
    price: 240,
    ...grams(70),
    nutritional_value: per100(171, 9.4, 4.8, 22),
    picture: 'sushi:salmon',
  }),
  dish('Суши с гребешком', 'Сладкий гребешок из залива Анива, капля понзу и цедра лайма, две штуки', {
    price: 290,
    ...grams(70),
    nutritional_value: per100(142, 9.1, 1.2, 23.5),
    picture: 'sushi:scallop',
  }),
  dish('Гункан с красной икрой', 'Икра горбуши этого посола в листе нори, две штуки', {
    price: 360,
    ...grams(80),
    nutritional_value: per100(176, 12.4, 5.6, 19),
    picture: 'sushi:roe',
  }),
  dish('Сашими из лосося', 'Толстые ломтики на колотом льду, с дайконом и васаби', {
    price: 520,
    ...grams(120),
    nutritional_value: per100(181, 19.8, 11.2, 0.6),
    picture: 'sashimi:salmon',
  }),
])

const sets: DemoCategory = section('Сеты', 'roll-set', [
  dish(
    'Сет «Охотское море»',
    'Тридцать два кусочка на троих: «Анива», Филадельфия, запечённый с гребешком и Калифорния с крабом',
    { price: 2090, discount_price: 1890, ...grams(1010), picture: 'roll-set:four', popular: true },
  ),
  dish('Сет «Два капитана»', 'Филадельфия, «Девятый вал» и два рамена на выбор. Ужин на двоих без лишних решений', {
    price: 1790,
    ...grams(1430),
    picture: 'roll-set:ramen',
    option_groups: [
      chooseOne('Первый рамен', { Тонкоцу: 0, 'С кимчи': 0, 'Мисо с лососем': 60 }),
      chooseOne('Второй рамен', { Тонкоцу: 0, 'С кимчи': 0, 'Мисо с лососем': 60 }),
    ],
  }),
  dish('Сет «Горячий цех»', 'Все три запечённых ролла в одной коробке, двадцать четыре кусочка', {
    price: 1290,
    ...grams(835),
    nutritional_value: per100(211, 8.9, 9.4, 22.5),
    picture: 'roll-set:baked',
  }),
  dish('Сет «На работу»', 'Ролл с огурцом, запечённый с курицей и морс. Съесть за обеденный перерыв успеете', {
    price: 620,
    ...grams(695),
    picture: 'roll-set:lunch',
  }),
])

const sides: DemoCategory = section('Закуски', 'edamame', [
  dish('Салат чука', 'Водоросли вакамэ с ореховым соусом и кунжутом', {
    price: 260,
    ...grams(150),
    nutritional_value: per100(98, 2.2, 5.1, 10.8),
    picture: 'seaweed:chuka',
    additional: true,
  }),
  dish('Эдамаме с морской солью', 'Молодые соевые бобы в стручках, горячие, со сливочным маслом и солью', {
    price: 280,
    ...grams(160),
    nutritional_value: per100(134, 11, 6.2, 8.6),
    picture: 'edamame',
  }),
  dish('Креветки темпура', 'Пять крупных креветок в воздушном кляре и спайси-соус', {
    price: 470,
    ...grams(170),
    nutritional_value: per100(232, 11.6, 11.4, 20.8),
    picture: 'shrimp:tempura',
    option_groups: [chooseOne('Соус', { Спайси: 0, Терияки: 0, 'Сладкий чили': 0 })],
  }),
])

const drinks: DemoCategory = section('Напитки и соусы', 'tea', [
  dish('Морс из клоповки', 'Сахалинская красника, немного сахара — и всё. Варим сами каждое утро', {
    price: 190,
    ...milliliters(300),
    nutritional_value: per100(42, 0.1, 0.1, 10.2),
    picture: 'mors:klopovka',
    additional: true,
  }),
  dish('Чай генмайча', 'Зелёный чай с обжаренным рисом, в термостакане', {
    price: 160,
    ...milliliters(400),
    picture: 'tea:green',
  }),
  dish('Соус унаги', 'Густой сладкий соус к угрю и запечённым роллам', {
    price: 60,
    ...grams(40),
    nutritional_value: per100(246, 2.1, 0.2, 58),
    picture: 'sauce:unagi',
    additional: true,
  }),
  dish('Имбирь и васаби', 'Ещё порция, если любите поострее', { price: 50, ...grams(40), picture: 'sauce:ginger' }),
])

export const STORM: DemoRestaurant = {
  key: 'storm',
  name: 'Шторм',
  title: glue('Роллы, рамен и сеты из рыбы Охотского моря'),
  city: 'Южно-Сахалинск',
  street: 'Ленина',
  house: '210',
  cuisines: ['rolls', 'wok', 'seafood'],
  cuisine_type: 'Японская',
  phones: ['74242000101', '74242000102'],
  description: glue(
    'Краба и гребешок привозят из Корсакова в день вылова, бульон для рамена стоит на плите всю ночь. Роллы крутим только под заказ, поэтому рис тёплый, а нори хрустит.',
  ),
  legal_info: company('Шторм', 101, '693000, Сахалинская область, г. Южно-Сахалинск, ул. Ленина, д. 210'),
  delivery_time: 35,
  free_delivery_sum: 2100,
  ahead_days: 3,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 600, 149, 2100), zone('city', 900, 199, 2600), zone('suburbs', 1500, 349, 4000)],
  categories: [rolls, bakedRolls, ramen, sushi, sets, sides, drinks],
  cover: 'rolls:philadelphia',
  rating_seed: 4.9,
}
