import { company } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { daily, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const rollExtras = extras({ 'Двойной имбирь': 40, 'Двойной васаби': 30, 'Ореховый соус': 50, 'Спайси-соус': 50 })
const fish = chooseOne('Рыба', { Лосось: 0, Тунец: 40, Угорь: 60, Гребешок: 60 })

const sushi: DemoCategory = section('Суши поштучно', 'sushi', [
  dish('Суши с лососем', 'Одна штука — закажите сколько нужно', {
    price: 110,
    ...grams(35),
    nutritional_value: per100(170, 9.2, 4.9, 22),
    picture: 'sushi:one-salmon',
    popular: true,
  }),
  dish('Суши с угрём', 'Под соусом унаги и кунжутом', {
    price: 140,
    ...grams(35),
    nutritional_value: per100(196, 8.6, 7.1, 24.4),
    picture: 'sushi:one-eel',
  }),
  dish('Суши с креветкой', 'Варёная тигровая креветка', {
    price: 120,
    ...grams(35),
    nutritional_value: per100(141, 8.8, 0.8, 24.4),
    picture: 'sushi:one-shrimp',
  }),
  dish('Суши опалённые', 'Огнём и каплей соуса, рыба на выбор', {
    price: 150,
    ...grams(40),
    nutritional_value: per100(182, 9.3, 6.4, 21.6),
    picture: 'sushi:one-seared',
    popular: true,
    option_groups: [fish],
  }),
  dish('Гункан спайси', 'Рубленая рыба с острым соусом, на выбор', {
    price: 140,
    ...grams(40),
    nutritional_value: per100(178, 8.4, 7.2, 19.7),
    picture: 'sushi:one-spicy',
    option_groups: [fish],
  }),
  dish('Гункан с икрой горбуши', 'Полный, с горкой', {
    price: 190,
    ...grams(40),
    nutritional_value: per100(181, 12.6, 6.1, 18.7),
    picture: 'sushi:one-roe',
  }),
])

const rolls: DemoCategory = section('Роллы после полуночи', 'rolls', [
  dish('Филадельфия «Полночь»', 'Лосось, сливочный сыр и чёрный рис с чернилами каракатицы', {
    price: 590,
    ...grams(260),
    nutritional_value: per100(206, 8.4, 9.8, 20.6),
    picture: 'rolls:black-rice',
    popular: true,
    options: rollExtras,
  }),
  dish('Ролл «Лунная дорожка»', 'Гребешок, тобико, огурец и цедра лайма', {
    price: 560,
    ...grams(240),
    nutritional_value: per100(174, 8, 6.6, 20.8),
    picture: 'rolls:california',
    popular: true,
    options: rollExtras,
  }),
  dish('Спайси-лосось', 'Рубленый лосось, острый соус, огурец', {
    price: 430,
    ...grams(220),
    nutritional_value: per100(182, 7.6, 7, 22.4),
    picture: 'rolls:spicy',
    options: rollExtras,
  }),
  dish('Ролл с тунцом и авокадо', 'Тунец, авокадо, кунжут', {
    price: 480,
    ...grams(220),
    nutritional_value: per100(171, 8.9, 5.2, 22.2),
    picture: 'rolls:tuna',
  }),
  dish('Темпура с угрём', 'Целиком в хрустящем кляре, горячий', {
    price: 520,
    discount_price: 460,
    ...grams(260),
    nutritional_value: per100(241, 8.2, 11.4, 26.5),
    picture: 'rolls:tempura',
  }),
  dish('Темпура с крабом', 'Снежный краб, сыр и спайси-соус', {
    price: 540,
    ...grams(260),
    nutritional_value: per100(232, 7.8, 10.6, 26.6),
    picture: 'rolls:tempura',
  }),
  dish('Ролл с авокадо', 'Тонкий, шесть кусочков', {
    price: 220,
    ...grams(120),
    nutritional_value: per100(148, 2.4, 4, 25.6),
    picture: 'rolls:avocado',
    additional: true,
  }),
])

const sashimi: DemoCategory = section('Сашими и тартары', 'sashimi', [
  dish('Сашими микс', 'Лосось, тунец, гребешок и сима на льду', {
    price: 890,
    ...grams(200),
    nutritional_value: per100(138, 20.1, 6, 0.8),
    picture: 'sashimi:mix',
    popular: true,
  }),
  dish('Тартар из лосося', 'Авокадо, понзу, кунжут и чипсы из нори', {
    price: 540,
    ...grams(170),
    nutritional_value: per100(172, 13.2, 11.8, 3.4),
    picture: 'sashimi:tartare',
    option_groups: [chooseOne('Заправка', { Понзу: 0, Спайси: 0, Трюфельная: 60 })],
  }),
  dish('Татаки из тунца', 'Обжарен десять секунд, с кунжутом и дайконом', {
    price: 590,
    ...grams(150),
    nutritional_value: per100(142, 22.8, 4.6, 2.2),
    picture: 'sashimi:tataki',
  }),
])

const sets: DemoCategory = section('Ночные сеты', 'roll-set', [
  dish('Сет «Вторая смена»', 'Сорок кусочков на четверых, пока город спит', {
    price: 2190,
    discount_price: 1950,
    ...grams(1150),
    picture: 'roll-set:forty',
    popular: true,
  }),
  dish('Сет «Кино на двоих»', 'Филадельфия, спайси-лосось, темпура с крабом и эдамаме', {
    price: 1590,
    ...grams(900),
    picture: 'roll-set:movie',
    popular: true,
  }),
  dish('Сет нигири', 'Десять штук: лосось, тунец, креветка, угорь, гребешок', {
    price: 1090,
    ...grams(350),
    nutritional_value: per100(166, 9.3, 4.1, 22.8),
    picture: 'sushi:set',
  }),
  dish('Соберите сет', 'Три ролла по вашему выбору, дешевле на десятую часть', {
    price: 1290,
    ...grams(700),
    picture: 'roll-set:three',
    option_groups: [
      chooseOne('Первый ролл', { 'Спайси-лосось': 0, 'С тунцом и авокадо': 0, 'Филадельфия «Полночь»': 120 }),
      chooseOne('Второй ролл', { 'Спайси-лосось': 0, 'С тунцом и авокадо': 0, 'Лунная дорожка': 110 }),
      chooseOne('Третий ролл', { 'Темпура с угрём': 0, 'Темпура с крабом': 40, 'Ролл с авокадо': 0 }),
    ],
  }),
])

const hot: DemoCategory = section('Горячее', 'udon', [
  dish('Удон с лососем', 'Сливочный соус, шпинат и лосось', {
    price: 520,
    ...grams(350),
    nutritional_value: per100(172, 9.2, 7.6, 16.8),
    picture: 'wok:udon-salmon',
  }),
  dish('Мисо-суп с лососем', 'Тофу, вакамэ и кусочки рыбы', {
    price: 310,
    ...grams(320),
    nutritional_value: per100(56, 5.2, 2.6, 2.8),
    picture: 'soup:miso-salmon',
    additional: true,
    options: extras({ Рис: 60, Тофу: 50 }),
  }),
  dish('Рамен «Ночной дозор»', 'Куриный бульон на пять часов, ломтики цыплёнка, яйцо и кукуруза', {
    price: 490,
    ...grams(450),
    nutritional_value: per100(138, 8.6, 5.2, 14.2),
    picture: 'ramen:chicken',
    popular: true,
    option_groups: [
      chooseOne('Острота', { Мягкий: 0, Острый: 0 }),
      chooseUpTo(3, 'Добавить', { Яйцо: 60, Нори: 40, 'Порция лапши': 80, Кукуруза: 40 }),
    ],
  }),
  dish('Креветки васаби', 'В хрустящей корочке и нежном васаби-майонезе', {
    price: 490,
    ...grams(180),
    nutritional_value: per100(246, 11.2, 14.8, 17),
    picture: 'shrimp:tempura',
  }),
])

const rest: DemoCategory = section('К роллам', 'tea', [
  dish('Соевый соус', 'Если дома кончился', {
    price: 40,
    ...milliliters(40),
    nutritional_value: per100(58, 7.6, 0.1, 6.4),
    picture: 'sauce:soy',
    additional: true,
  }),
  dish('Имбирь и васаби', 'Ещё одна порция', {
    price: 50,
    ...grams(40),
    nutritional_value: per100(64, 0.9, 0.4, 14),
    picture: 'sauce:ginger',
    additional: true,
  }),
  dish('Моти', 'Рисовое тесто с мороженым внутри, две штуки', {
    price: 240,
    ...grams(90),
    nutritional_value: per100(238, 3.2, 5.6, 43.4),
    picture: 'sweets:mochi',
    popular: true,
    option_groups: [chooseOne('Вкус', { Манго: 0, Матча: 0, 'Чёрный кунжут': 0, Клоповка: 20 })],
  }),
  dish('Чай улун', 'Молочный, горячий', { price: 160, ...milliliters(400), picture: 'tea:oolong' }),
])

export const MIDNIGHT_SALMON: DemoRestaurant = {
  key: 'midnight-salmon',
  name: 'Полночный лосось',
  title: glue('Суши и роллы с шести вечера до двух ночи'),
  city: 'Южно-Сахалинск',
  street: 'Амурская',
  house: '62',
  cuisines: ['rolls', 'seafood'],
  cuisine_type: 'Японская',
  phones: ['74242000251'],
  description: glue(
    'Просыпаемся, когда все закрываются. Рыба приходит вечерним рейсом, поэтому в полночь у нас свежее, чем у многих в полдень.',
  ),
  legal_info: company('Полночный лосось', 116, '693000, Сахалинская область, г. Южно-Сахалинск, ул. Амурская, д. 62'),
  delivery_time: 40,
  free_delivery_sum: 2000,
  delivers: true,
  pickup: true,
  schedules: daily('18:00', '02:00'),
  zones: [
    zone('center', 700, 159, 2000),
    zone('city', 900, 219, 2800),
    zone('suburbs', 1500, 399, 4500, { price: 499, min_order_sum: 2500 }),
  ],
  categories: [sets, sushi, rolls, sashimi, hot, rest],
  cover: 'sushi:set',
  rating_seed: 4.7,
}
