import { soleTrader } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const size = chooseOne('Размер', { Стандарт: 0, Большая: 90, Гигант: 160 })
const sauce = chooseUpTo(2, 'Соус', { Чесночный: 0, Томатный: 0, Сырный: 20, Острый: 0 })
const extra = extras({ 'Ещё мяса': 110, Сыр: 50, Халапеньо: 40, 'Картошка внутрь': 50, 'Морковь по-корейски': 30 })

const wraps: DemoCategory = section('Шаверма', 'shawarma', [
  dish('Шаверма с курицей', 'Бедро с вертела, капуста, огурец, томат и чесночный соус. Лаваш поджарен с двух сторон', {
    price: 270,
    ...grams(380),
    nutritional_value: per100(186, 10.4, 8.6, 16.9),
    picture: 'shawarma:chicken',
    popular: true,
    option_groups: [size, sauce],
    options: extra,
  }),
  dish('Шаверма со свининой', 'Шея с вертела, маринованный лук и томатный соус', {
    price: 290,
    ...grams(380),
    nutritional_value: per100(208, 9.8, 11.6, 16.2),
    picture: 'shawarma:pork',
    popular: true,
    option_groups: [size, sauce],
    options: extra,
  }),
  dish('Шаверма с говядиной', 'Говядина, солёный огурец, лук и зелень', {
    price: 340,
    ...grams(380),
    nutritional_value: per100(182, 11.6, 7.4, 17.1),
    picture: 'shawarma:beef',
    option_groups: [size, sauce],
    options: extra,
  }),
  dish('Шаверма сырная', 'Курица, двойной чеддер и сырный соус', {
    price: 320,
    ...grams(400),
    nutritional_value: per100(214, 11.6, 11.4, 16.2),
    picture: 'shawarma:cheese',
    popular: true,
    option_groups: [size],
    options: extra,
  }),
  dish('Шаверма «Сахалинская»', 'Лосось, морская капуста, огурец и соус с васаби. Не смейтесь, попробуйте', {
    price: 390,
    ...grams(360),
    nutritional_value: per100(176, 9.2, 7.4, 18),
    picture: 'shawarma:salmon',
    option_groups: [size],
  }),
  dish('Шаверма с кимчи', 'Свинина, кимчи и острый майонез', {
    price: 310,
    discount_price: 280,
    ...grams(390),
    nutritional_value: per100(198, 9.4, 10.6, 16.3),
    picture: 'shawarma:kimchi',
    option_groups: [size, chooseOne('Острота', { Обычная: 0, Адская: 0 })],
    options: extra,
  }),
  dish('Шаверма с фалафелем', 'Нут, хумус и овощи, без мяса', {
    price: 260,
    ...grams(360),
    nutritional_value: per100(188, 6.1, 7.4, 24.4),
    picture: 'shawarma:falafel',
    option_groups: [size, sauce],
  }),
])

const plates: DemoCategory = section('На тарелке', 'spit-plate', [
  dish('Тарелка с курицей', 'Мясо с вертела, картошка, салат и лепёшка', {
    price: 390,
    ...grams(450),
    nutritional_value: per100(172, 10.2, 7.8, 15.4),
    picture: 'spit-plate:chicken',
    popular: true,
    option_groups: [sauce],
  }),
  dish('Тарелка со свининой', 'Шея, рис, маринованный лук и томаты', {
    price: 420,
    ...grams(450),
    nutritional_value: per100(188, 9.6, 9.7, 15.6),
    picture: 'spit-plate:pork',
    option_groups: [sauce],
  }),
  dish('Донер в лепёшке', 'Толстая лепёшка с кунжутом, говядина и белый соус', {
    price: 350,
    ...grams(350),
    nutritional_value: per100(216, 11.6, 8.8, 22.8),
    picture: 'doner',
    option_groups: [sauce],
    options: extra,
  }),
])

const hotdogs: DemoCategory = section('Хот-доги и бургеры', 'hotdog', [
  dish('Хот-дог уличный', 'Сосиска, корейская морковь, кетчуп и горчица', {
    price: 180,
    ...grams(220),
    nutritional_value: per100(242, 8.8, 13.2, 22),
    picture: 'hotdog:carrot',
    popular: true,
    options: extras({ 'Вторая сосиска': 70, Сыр: 40 }),
  }),
  dish('Хот-дог в лаваше', 'Три сосиски, салат и сыр', {
    price: 240,
    ...grams(300),
    nutritional_value: per100(234, 9.6, 14.1, 17.2),
    picture: 'shawarma:sausage',
  }),
  dish('Бургер ночной', 'Котлета, яйцо, сыр и огурец', {
    price: 290,
    ...grams(290),
    nutritional_value: per100(251, 12.6, 13.2, 20.6),
    picture: 'burger:egg',
    options: extras({ 'Вторая котлета': 120, Бекон: 70 }),
  }),
  dish('Кесадилья с курицей', 'Тонкая лепёшка, сыр, курица и перец', {
    price: 310,
    ...grams(250),
    nutritional_value: per100(246, 13.4, 11.6, 21.8),
    picture: 'quesadilla',
  }),
])

const snacks: DemoCategory = section('Закуски', 'fries', [
  dish('Картофель фри', 'Порция в кульке', {
    price: 150,
    ...grams(150),
    nutritional_value: per100(302, 3.5, 14.8, 38.6),
    picture: 'fries:classic',
    additional: true,
    option_groups: [sauce],
  }),
  dish('Наггетсы', 'Восемь штук', {
    price: 220,
    ...grams(160),
    nutritional_value: per100(262, 15.6, 14.2, 18),
    picture: 'nuggets',
    additional: true,
    option_groups: [sauce],
  }),
  dish('Сырные палочки', 'Шесть палочек моцареллы в панировке', {
    price: 260,
    ...grams(150),
    nutritional_value: per100(318, 13.8, 19.4, 22.2),
    picture: 'fries:cheese-sticks',
  }),
  dish('Пян-се', 'Паровой, от тётушки с рынка, со свининой и капустой', {
    price: 150,
    ...grams(200),
    nutritional_value: per100(214, 8.4, 7.2, 29),
    picture: 'pyanse:classic',
  }),
  dish('Крылья острые', 'Шесть крыльев в паприке', {
    price: 320,
    ...grams(260),
    nutritional_value: per100(238, 17.4, 17.2, 3.4),
    picture: 'wings:hot',
  }),
])

const combos: DemoCategory = section('Комбо', 'shawarma-set', [
  dish('Комбо «Смена»', 'Шаверма, картошка и морс для тех, кто работает, пока все спят', {
    price: 490,
    discount_price: 440,
    ...grams(830),
    picture: 'shawarma-set:one',
    popular: true,
    option_groups: [chooseOne('Шаверма', { 'С курицей': 0, 'Со свининой': 20, Сырная: 40 })],
  }),
  dish('Комбо на двоих', 'Две большие шавермы, фри и два соуса', {
    price: 850,
    ...grams(1150),
    picture: 'shawarma-set:two',
    option_groups: [
      chooseOne('Первая', { 'С курицей': 0, 'Со свининой': 20, 'С говядиной': 60 }),
      chooseOne('Вторая', { 'С курицей': 0, 'Со свининой': 20, 'С говядиной': 60 }),
    ],
  }),
])

const drinks: DemoCategory = section('Соусы и напитки', 'tea', [
  dish('Соус в баночке', 'Чесночный, томатный, сырный или острый', {
    price: 40,
    ...grams(50),
    nutritional_value: per100(312, 1.4, 31, 6.6),
    picture: 'sauce:three',
    additional: true,
    option_groups: [chooseOne('Какой', { Чесночный: 0, Томатный: 0, Сырный: 10, Острый: 0 })],
  }),
  dish('Морс брусничный', 'Холодный, в бутылке', {
    price: 120,
    ...milliliters(500),
    nutritional_value: per100(40, 0.1, 0, 9.8),
    picture: 'mors:lingonberry',
    additional: true,
  }),
  dish('Айран', 'Солёный, с укропом', {
    price: 100,
    ...milliliters(400),
    nutritional_value: per100(32, 1.6, 1.6, 2.4),
    picture: 'smoothie:ayran',
    additional: true,
  }),
  dish('Чай с лимоном', 'Горячий, сладкий', {
    price: 70,
    ...milliliters(300),
    nutritional_value: per100(24, 0, 0, 6),
    picture: 'tea:lemon',
  }),
  dish('Кофе три в три', 'Американо с молоком, который спасает в три часа ночи', {
    price: 110,
    ...milliliters(300),
    nutritional_value: per100(18, 0.8, 0.7, 2),
    picture: 'coffee:milk',
  }),
])

export const SPIN_IT: DemoRestaurant = {
  key: 'spin-it',
  name: 'Крутим-вертим',
  title: glue('Шаверма круглые сутки, даже в метель'),
  city: 'Южно-Сахалинск',
  street: 'Вокзальная',
  house: '11',
  cuisines: ['shawarma', 'burgers'],
  cuisine_type: 'Уличная еда',
  phones: ['74242000211'],
  description: glue(
    'Вертел не останавливается ни ночью, ни в праздники. Лаваш печём сами, овощи режем каждые два часа, соус не жалеем.',
  ),
  legal_info: soleTrader(
    'Мамедов Руслан Эльдарович',
    112,
    '693020, Сахалинская область, г. Южно-Сахалинск, ул. Вокзальная, д. 11',
  ),
  delivery_time: 25,
  free_delivery_sum: 1000,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 300, 79, 1000), zone('city', 500, 129, 1500), zone('suburbs', 1000, 279, 3000)],
  categories: [wraps, plates, hotdogs, combos, snacks, drinks],
  cover: 'shawarma:chicken',
  rating_seed: 4.5,
}
