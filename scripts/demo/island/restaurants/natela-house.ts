import { company } from '../legal.ts'
import { chooseOne, dish, extras, grams, liters, milliliters, per100, pieces, section } from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const greens = chooseOne('Зелень', { 'С кинзой': 0, 'С петрушкой': 0, 'Без зелени': 0 })
const portion = chooseOne('Порция', { '5 штук': 0, '8 штук': 240, '12 штук': 540 })
const boatSize = chooseOne('Размер', { Обычная: 0, Большая: 160 })

const khachapuri: DemoCategory = section('Хачапури', 'khachapuri', [
  dish('Хачапури по-аджарски', 'Лодочка с сулугуни, желтком и маслом. Отламываем край, перемешиваем, замолкаем', {
    price: 450,
    ...grams(400),
    nutritional_value: per100(276, 10.8, 13.1, 28),
    picture: 'khachapuri:adjarian',
    popular: true,
    option_groups: [boatSize],
    options: extras({ 'Второй желток': 40, 'Ещё сулугуни': 90 }),
  }),
  dish('Хачапури по-имеретински', 'Круглая лепёшка, сыр внутри. Нарезана на восемь кусков', {
    price: 420,
    ...grams(420),
    nutritional_value: per100(268, 11.2, 11.8, 29),
    picture: 'khachapuri:imeretian',
    popular: true,
  }),
  dish('Хачапури по-мегрельски', 'Сыр и внутри, и сверху, до золотых пятен', {
    price: 470,
    ...grams(460),
    nutritional_value: per100(281, 12.1, 13.2, 28),
    picture: 'khachapuri:megrelian',
  }),
  dish('Ачма', 'Двенадцать слоёв тонкого теста и сулугуни, родственница лазаньи', {
    price: 390,
    ...grams(300),
    nutritional_value: per100(293, 10.4, 15.6, 27.6),
    picture: 'lasagne:achma',
  }),
  dish('Кубдари', 'Сванская лепёшка с рубленой говядиной и горными травами', {
    price: 490,
    ...grams(420),
    nutritional_value: per100(254, 12.3, 10.5, 27),
    picture: 'khachapuri:kubdari',
  }),
  dish('Лобиани', 'Лепёшка с красной фасолью и тмином, можно в пост', {
    price: 330,
    ...grams(400),
    nutritional_value: per100(231, 7.8, 4.6, 39.5),
    picture: 'khachapuri:lobiani',
  }),
])

const khinkali: DemoCategory = section('Хинкали', 'khinkali', [
  dish('Хинкали калакури', 'Свинина с говядиной, зелень и бульон внутри. Держать за хвостик', {
    price: 400,
    ...pieces(5),
    nutritional_value: per100(216, 9.6, 8.8, 24.4),
    picture: 'khinkali:boiled',
    popular: true,
    option_groups: [portion, greens],
  }),
  dish('Хинкали с бараниной', 'По-горски: баранина, лук и много перца', {
    price: 450,
    ...pieces(5),
    nutritional_value: per100(224, 10.1, 9.8, 23.6),
    picture: 'khinkali:boiled',
    option_groups: [portion, greens],
  }),
  dish('Хинкали с сыром', 'Сулугуни и мята, подаём со сметаной', {
    price: 390,
    ...pieces(5),
    nutritional_value: per100(232, 9.8, 9.2, 27.2),
    picture: 'khinkali:boiled',
    option_groups: [portion],
  }),
  dish('Хинкали с креветкой', 'Островной вариант: гребенчатая креветка и сливочный соус', {
    price: 520,
    ...pieces(5),
    nutritional_value: per100(189, 9.9, 5.7, 24.2),
    picture: 'khinkali:boiled',
    option_groups: [portion],
  }),
  dish('Жареные хинкали', 'Вчерашние становятся только вкуснее — но мы жарим сегодняшние', {
    price: 430,
    ...pieces(5),
    nutritional_value: per100(258, 9.8, 12.6, 26),
    picture: 'khinkali:fried',
    option_groups: [portion],
  }),
])

const hot: DemoCategory = section('Горячее', 'shashlik', [
  dish('Чкмерули', 'Цыплёнок в чесночно-сливочном соусе, на глиняной сковороде', {
    price: 690,
    ...grams(500),
    nutritional_value: per100(196, 15.2, 14.1, 2.2),
    picture: 'chicken:chkmeruli',
    popular: true,
  }),
  dish('Шашлык из свиной шеи', 'Мариновано только луком, солью и терпением', {
    price: 560,
    ...grams(280),
    nutritional_value: per100(262, 16.8, 20.9, 1.6),
    picture: 'shashlik:pork',
    popular: true,
    options: extras({ Аджика: 50, Ткемали: 50, Лаваш: 60 }),
  }),
  dish('Оджахури', 'Жареная свинина с картошкой, луком и гранатом', {
    price: 540,
    ...grams(400),
    nutritional_value: per100(188, 9.3, 11.2, 12.4),
    picture: 'stir-fry:ojakhuri',
    option_groups: [greens],
  }),
  dish('Чашушули', 'Острая говядина в томатах, хмели-сунели и лавровый лист', {
    price: 560,
    ...grams(350),
    nutritional_value: per100(142, 13.1, 7.9, 4.8),
    picture: 'stew:chashushuli',
    option_groups: [greens],
  }),
  dish('Аджапсандал', 'Баклажаны, перец, томаты и картофель, тушённые без мяса', {
    price: 390,
    ...grams(300),
    nutritional_value: per100(82, 1.8, 4.9, 7.8),
    picture: 'stew:ajapsandal',
  }),
])

const soups: DemoCategory = section('Супы и закуски', 'soup', [
  dish('Харчо', 'Говядина, рис, грецкий орех и ткемали, густой и острый', {
    price: 390,
    ...grams(400),
    nutritional_value: per100(88, 6.2, 4.4, 5.9),
    picture: 'soup:kharcho',
    option_groups: [greens],
  }),
  dish('Чихиртма', 'Куриный суп с яйцом и лимоном, когда хочется, чтобы пожалели', {
    price: 360,
    ...grams(400),
    nutritional_value: per100(72, 6.5, 3.7, 3.1),
    picture: 'soup:chikhirtma',
  }),
  dish('Пхали ассорти', 'Шпинат, свёкла и фасоль с орехом и гранатом', {
    price: 420,
    ...grams(210),
    nutritional_value: per100(154, 4.9, 10.4, 10.2),
    picture: 'salad:pkhali',
  }),
  dish('Рулетики из баклажанов', 'С ореховой пастой и кинзой, шесть штук', {
    price: 390,
    ...grams(180),
    nutritional_value: per100(188, 4.1, 15.4, 8.2),
    picture: 'salad:eggplant-rolls',
  }),
  dish('Салат по-тбилисски', 'Говядина, красная фасоль, перец и орех', {
    price: 430,
    ...grams(230),
    nutritional_value: per100(158, 9.4, 9.1, 9.6),
    picture: 'salad:tbilisi',
  }),
])

const rest: DemoCategory = section('Соусы, сладкое, напитки', 'lemonade', [
  dish('Ткемали', 'Из красной алычи, кислый и пряный', {
    price: 60,
    ...grams(50),
    nutritional_value: per100(66, 0.6, 0.3, 14.6),
    picture: 'sauce:tkemali',
    additional: true,
  }),
  dish('Аджика', 'Домашняя, злая', {
    price: 60,
    ...grams(50),
    nutritional_value: per100(72, 2, 3.2, 8.8),
    picture: 'sauce:adjika',
    additional: true,
  }),
  dish('Шоти', 'Хлеб из печи, длинный и хрустящий', {
    price: 90,
    ...grams(250),
    nutritional_value: per100(256, 8.2, 1.2, 53),
    picture: 'bread:shoti',
    additional: true,
  }),
  dish('Чурчхела', 'Грецкий орех в виноградном соке', {
    price: 220,
    ...grams(90),
    nutritional_value: per100(410, 7.6, 17.9, 54),
    picture: 'sweets:churchkhela',
  }),
  dish('Лимонад тархун', 'Зелёный, как надо', {
    price: 160,
    ...liters(0.5),
    nutritional_value: per100(38, 0, 0, 9.4),
    picture: 'lemonade:tarragon',
    additional: true,
  }),
  dish('Компот из фейхоа', 'Варим, когда привозят. Сейчас привезли', {
    price: 180,
    ...milliliters(400),
    nutritional_value: per100(44, 0.2, 0.1, 10.6),
    picture: 'mors:feijoa',
  }),
])

export const NATELA_HOUSE: DemoRestaurant = {
  key: 'natela-house',
  name: 'Дом Нателы',
  title: glue('Хачапури, хинкали и шашлык по-грузински щедро'),
  city: 'Южно-Сахалинск',
  street: 'Чехова',
  house: '70',
  cuisines: ['georgian', 'grill'],
  cuisine_type: 'Грузинская',
  phones: ['74242000161', '74242000162'],
  description: glue(
    'Натела приехала на остров на год, осталась на двадцать. Сулугуни делает сама, порции измеряет на глаз — глаз у неё щедрый.',
  ),
  legal_info: company('Дом Нателы', 107, '693000, Сахалинская область, г. Южно-Сахалинск, ул. Чехова, д. 70'),
  delivery_time: 45,
  free_delivery_sum: 1800,
  ahead_days: 3,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 600, 129, 1800), zone('city', 900, 189, 2500), zone('suburbs', 1500, 349, 4200, 'closed')],
  categories: [khachapuri, khinkali, hot, soups, rest],
  cover: 'khachapuri:adjarian',
  rating_seed: 4.8,
}
