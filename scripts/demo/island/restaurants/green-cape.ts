import { soleTrader } from '../legal.ts'
import { choose, chooseOne, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { hours, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const base = chooseOne('Основа', { 'Бурый рис': 0, Киноа: 50, Гречка: 0, 'Листья салата': 0 })
const dressing = chooseOne('Заправка', { Кунжутная: 0, Арахисовая: 0, 'Лимон и мёд': 0, Хумус: 20 })
const protein = extras({ Тофу: 90, Темпе: 110, Яйцо: 50, Авокадо: 110 })

const bowls: DemoCategory = section('Боулы', 'bowl', [
  dish('Боул «Мыс Великан»', 'Киноа, печёная тыква, эдамаме, авокадо, красная капуста и кунжутная заправка', {
    price: 490,
    ...grams(380),
    nutritional_value: per100(142, 5.4, 6.3, 16),
    picture: 'bowl:pumpkin',
    popular: true,
    option_groups: [base, dressing],
    options: protein,
  }),
  dish('Боул с тофу терияки', 'Хрустящий тофу, брокколи, морковь, рис и кунжут', {
    price: 460,
    ...grams(390),
    nutritional_value: per100(136, 6.8, 5.1, 15.8),
    picture: 'bowl:tofu',
    popular: true,
    option_groups: [base],
    options: protein,
  }),
  dish('Боул с фалафелем', 'Пять фалафелей, хумус, огурец, томаты и мята', {
    price: 450,
    ...grams(400),
    nutritional_value: per100(168, 6.2, 8.4, 17),
    picture: 'bowl:falafel',
    option_groups: [base, dressing],
  }),
  dish('Боул с чукой и эдамаме', 'Водоросли, бобы, огурец, манго и ореховый соус', {
    price: 440,
    ...grams(370),
    nutritional_value: per100(121, 4.7, 4.6, 15.2),
    picture: 'bowl:chuka',
    option_groups: [base],
  }),
  dish('Мексиканский боул', 'Чёрная фасоль, кукуруза, авокадо, томаты и лайм', {
    price: 450,
    ...grams(390),
    nutritional_value: per100(138, 5.2, 5.6, 16.8),
    picture: 'bowl:mexican',
    option_groups: [base, chooseOne('Острота', { Мягкий: 0, Острый: 0 })],
    options: protein,
  }),
  dish('Соберите сами', 'Основа, три овоща, заправка. Мы только перемешаем', {
    price: 420,
    ...grams(370),
    nutritional_value: per100(118, 4.2, 4.4, 15.4),
    picture: 'bowl:custom',
    popular: true,
    option_groups: [
      base,
      choose(3, 'Овощи', {
        Брокколи: 0,
        'Печёная тыква': 0,
        Огурец: 0,
        'Морковь по-корейски': 0,
        Шпинат: 0,
        Свёкла: 0,
      }),
      dressing,
    ],
    options: protein,
  }),
])

const soups: DemoCategory = section('Супы', 'soup', [
  dish('Тыквенный с имбирём', 'Печёная тыква, кокосовое молоко и тыквенные семечки', {
    price: 320,
    ...grams(350),
    nutritional_value: per100(64, 1.4, 3.6, 6.8),
    picture: 'soup:pumpkin',
    popular: true,
  }),
  dish('Том кха с грибами', 'Вешенки, лемонграсс, кокос и лайм', {
    price: 390,
    ...grams(350),
    nutritional_value: per100(72, 1.9, 5.3, 4.4),
    picture: 'tomyam:kha',
    options: extras({ Тофу: 90, Рис: 60 }),
  }),
  dish('Чечевичный суп', 'Красная чечевица, зира и лимон', {
    price: 290,
    ...grams(350),
    nutritional_value: per100(78, 4.6, 2.1, 10.4),
    picture: 'soup:lentil',
  }),
  dish('Борщ с фасолью', 'Постный, с копчёной паприкой', {
    price: 280,
    ...grams(350),
    nutritional_value: per100(46, 1.9, 1.6, 6.1),
    picture: 'borsch:beans',
  }),
])

const hot: DemoCategory = section('Горячее', 'wok', [
  dish('Карри с нутом', 'Нут, шпинат и томаты в кокосовом соусе, с рисом басмати', {
    price: 430,
    ...grams(380),
    nutritional_value: per100(134, 4.3, 5.2, 17.6),
    picture: 'stew:chickpea-curry',
    popular: true,
    option_groups: [chooseOne('Острота', { Мягкий: 0, Средний: 0, Острый: 0 })],
  }),
  dish('Гречневая лапша с овощами', 'Соба, перец, грибы и кунжут', {
    price: 390,
    ...grams(340),
    nutritional_value: per100(128, 4.6, 3.7, 19.2),
    picture: 'wok:soba-vegetables',
    options: extras({ Тофу: 90, Яйцо: 50 }),
  }),
  dish('Паста с песто и томатами', 'Базилик, кедровый орех и вяленые томаты', {
    price: 420,
    ...grams(310),
    nutritional_value: per100(208, 6.4, 9.1, 25.2),
    picture: 'pasta:pesto',
  }),
  dish('Вареники с картошкой и грибами', 'На постном тесте, с жареным луком', {
    price: 330,
    ...grams(280),
    nutritional_value: per100(186, 4.6, 5.2, 30.1),
    picture: 'vareniki:potato',
  }),
  dish('Рагу из папоротника', 'Орляк, картофель и морковь, чеснок и соевый соус', {
    price: 380,
    ...grams(300),
    nutritional_value: per100(86, 2.6, 3.8, 10.4),
    picture: 'stir-fry:fern',
  }),
])

const salads: DemoCategory = section('Салаты и закуски', 'salad', [
  dish('Хумус с лепёшкой', 'Гладкий, с тахини и паприкой', {
    price: 320,
    ...grams(260),
    nutritional_value: per100(236, 7.8, 11.4, 25.4),
    picture: 'salad:hummus',
  }),
  dish('Салат с печёной свёклой', 'Свёкла, апельсин, руккола и грецкий орех', {
    price: 360,
    ...grams(230),
    nutritional_value: per100(112, 2.6, 6.8, 10.1),
    picture: 'salad:beet',
  }),
  dish('Зелёный салат с киноа', 'Шпинат, огурец, авокадо, киноа и лимон', {
    price: 390,
    ...grams(240),
    nutritional_value: per100(124, 3.6, 7.9, 9.8),
    picture: 'salad:quinoa',
    popular: true,
    options: protein,
  }),
  dish('Спринг-роллы', 'Рисовая бумага, манго, огурец и арахисовый соус, шесть штук', {
    price: 350,
    ...grams(220),
    nutritional_value: per100(128, 3.2, 3.9, 20),
    picture: 'spring-rolls:fresh',
  }),
  dish('Тост с хумусом', 'Хлеб на закваске, хумус, редис и ростки', {
    price: 290,
    ...grams(190),
    nutritional_value: per100(212, 6.9, 7.6, 28.8),
    picture: 'toast:hummus',
  }),
])

const sweets: DemoCategory = section('Сладкое без сахара', 'cheesecake', [
  dish('Чизкейк на кешью', 'Без молока и муки, с клоповкой', {
    price: 340,
    ...grams(120),
    nutritional_value: per100(318, 6.4, 22.7, 21.6),
    picture: 'cheesecake:klopovka',
    popular: true,
  }),
  dish('Брауни на финиках', 'Какао, финики и миндаль', {
    price: 260,
    ...grams(100),
    nutritional_value: per100(346, 6.9, 17.4, 39.4),
    picture: 'sweets:brownie',
    additional: true,
  }),
  dish('Чиа-пудинг с манго', 'На кокосовом молоке', {
    price: 280,
    ...grams(200),
    nutritional_value: per100(148, 3.1, 9.2, 12.6),
    picture: 'porridge:chia',
  }),
])

const drinks: DemoCategory = section('Соки и смузи', 'smoothie', [
  dish('Зелёный смузи', 'Шпинат, банан, яблоко и имбирь', {
    price: 270,
    ...milliliters(350),
    nutritional_value: per100(48, 0.9, 0.3, 10.6),
    picture: 'smoothie:green',
  }),
  dish('Смузи «Клоповка и банан»', 'На овсяном молоке', {
    price: 280,
    ...milliliters(350),
    nutritional_value: per100(62, 1, 1.1, 12.1),
    picture: 'smoothie:berry',
    additional: true,
  }),
  dish('Морс облепиховый', 'С мёдом, кисленький', {
    price: 180,
    ...milliliters(350),
    nutritional_value: per100(40, 0.2, 0.5, 8.9),
    picture: 'mors:sea-buckthorn',
    additional: true,
  }),
])

export const GREEN_CAPE: DemoRestaurant = {
  key: 'green-cape',
  name: 'Зелёный мыс',
  title: glue('Боулы, супы и сладости — всё из растений'),
  city: 'Южно-Сахалинск',
  street: 'Пограничная',
  house: '50',
  cuisines: ['vegetarian', 'breakfast'],
  cuisine_type: 'Вегетарианская',
  phones: ['74242000201'],
  description: glue(
    'Мяса нет, рыбы нет, голодных тоже нет. Зелень растим в теплице в Ново-Александровске круглый год, упаковка из тростника.',
  ),
  legal_info: soleTrader(
    'Лисина Дарья Андреевна',
    111,
    '693000, Сахалинская область, г. Южно-Сахалинск, ул. Пограничная, д. 50',
  ),
  delivery_time: 35,
  free_delivery_sum: 1400,
  delivers: true,
  pickup: true,
  schedules: [...hours([1, 2, 3, 4, 5], '09:00', '21:00'), ...hours([6, 7], '10:00', '21:00')],
  zones: [zone('center', 500, 99, 1400), zone('city', 700, 159, 2000)],
  categories: [bowls, soups, hot, salads, sweets, drinks],
  cover: 'bowl:pumpkin',
  rating_seed: 4.7,
}
