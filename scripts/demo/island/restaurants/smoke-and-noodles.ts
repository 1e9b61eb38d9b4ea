import { company } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, pieces, section } from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const noodles = chooseOne('Основа', {
  'Пшеничная лапша': 0,
  Удон: 20,
  'Гречневая соба': 20,
  'Стеклянная лапша': 0,
  Рис: 0,
})
const wokSauce = chooseOne('Соус', { Терияки: 0, Устричный: 0, 'Сладкий чили': 0, Кочудян: 0, 'Чёрный перец': 0 })
const top = extras({ 'Яйцо глазунья': 50, Кунжут: 20, 'Ростки сои': 40, 'Двойное мясо': 150, Арахис: 40 })

const build: DemoCategory = section('Собери вок', 'wok', [
  dish('Вок с курицей', 'Филе бедра, перец, морковь, капуста. Основу и соус выбираете вы', {
    price: 390,
    ...grams(400),
    nutritional_value: per100(146, 9.2, 4.6, 17),
    picture: 'wok:chicken',
    popular: true,
    option_groups: [noodles, wokSauce],
    options: top,
  }),
  dish('Вок с говядиной', 'Тонкие ломтики говядины, лук, перец и брокколи', {
    price: 470,
    ...grams(400),
    nutritional_value: per100(152, 9.8, 5.1, 16.6),
    picture: 'wok:beef',
    popular: true,
    option_groups: [noodles, wokSauce],
    options: top,
  }),
  dish('Вок с креветками', 'Восемь креветок, цукини, стручковый горох', {
    price: 520,
    ...grams(390),
    nutritional_value: per100(128, 8.6, 3.2, 16.8),
    picture: 'wok:shrimp',
    option_groups: [noodles, wokSauce],
    options: top,
  }),
  dish('Вок со свининой', 'Шея, шампиньоны, перец и древесные грибы', {
    price: 420,
    ...grams(400),
    nutritional_value: per100(164, 8.4, 7.1, 17),
    picture: 'wok:pork',
    option_groups: [noodles, wokSauce],
    options: top,
  }),
  dish('Вок с тофу и овощами', 'Хрустящий тофу, пак-чой и побеги бамбука', {
    price: 360,
    ...grams(390),
    nutritional_value: per100(124, 5.6, 3.9, 17.2),
    picture: 'wok:tofu',
    option_groups: [noodles, wokSauce],
    options: top,
  }),
  dish('Вок с морским миксом', 'Гребешок, кальмар, мидии и креветка с Охотского моря', {
    price: 590,
    ...grams(400),
    nutritional_value: per100(122, 9.4, 2.8, 15.4),
    picture: 'wok:seafood',
    popular: true,
    option_groups: [noodles, wokSauce],
    options: top,
  }),
])

const ready: DemoCategory = section('Проверенные сочетания', 'wok', [
  dish('Удон с курицей терияки', 'Если не хочется думать: толстая лапша, курица, кунжут', {
    price: 420,
    ...grams(400),
    nutritional_value: per100(149, 9.4, 4.5, 18),
    picture: 'wok:udon-chicken',
    popular: true,
  }),
  dish('Пад-тай с креветкой', 'Рисовая лапша, тамаринд, яйцо, арахис и лайм', {
    price: 490,
    ...grams(380),
    nutritional_value: per100(158, 7.8, 5.4, 19.8),
    picture: 'wok:pad-thai',
    popular: true,
    option_groups: [chooseOne('Острота', { Мягкий: 0, Острый: 0 })],
  }),
  dish('Чапчхэ', 'Стеклянная лапша с говядиной, шпинатом и грибами', {
    price: 460,
    ...grams(370),
    nutritional_value: per100(144, 6.6, 5.2, 18.2),
    picture: 'wok:japchae',
  }),
  dish('Соба с лососем', 'Гречневая лапша, лосось, пак-чой и соус понзу', {
    price: 560,
    ...grams(370),
    nutritional_value: per100(151, 9.7, 5, 17),
    picture: 'wok:soba-salmon',
  }),
  dish('Удон «Чёрный перец»', 'Говядина, лук и очень много перца', {
    price: 490,
    discount_price: 440,
    ...grams(400),
    nutritional_value: per100(156, 9.6, 5.4, 17.4),
    picture: 'wok:udon-pepper',
  }),
])

const rice: DemoCategory = section('Рис', 'rice', [
  dish('Рис с яйцом и овощами', 'Обжарен на таком огне, что пахнет дымом', {
    price: 320,
    ...grams(370),
    nutritional_value: per100(158, 5.1, 4.8, 23.8),
    picture: 'rice:egg',
    options: top,
  }),
  dish('Рис с крабом', 'Снежный краб, яйцо и зелёный лук', {
    price: 560,
    ...grams(370),
    nutritional_value: per100(154, 7.9, 4.4, 21),
    picture: 'rice:crab',
    popular: true,
  }),
  dish('Рис с ананасом и курицей', 'Карри, кешью и изюм, по-тайски', {
    price: 430,
    ...grams(380),
    nutritional_value: per100(171, 8, 5.2, 23.2),
    picture: 'rice:pineapple',
  }),
  dish('Кисло-сладкая свинина', 'В хрустящем кляре, с перцем, ананасом и рисом', {
    price: 460,
    ...grams(400),
    nutritional_value: per100(192, 8.6, 7.2, 23.4),
    picture: 'stir-fry:sweet-sour',
  }),
])

const soups: DemoCategory = section('Супы', 'tomyam', [
  dish('Том ям', 'Креветки, вешенки, кокосовое молоко', {
    price: 490,
    ...grams(400),
    nutritional_value: per100(84, 5.4, 5.1, 4.3),
    picture: 'tomyam:shrimp',
    popular: true,
    option_groups: [chooseOne('Острота', { Мягкий: 0, Обычный: 0, Огонь: 0 })],
    options: extras({ Рис: 60, 'Ещё креветки': 190, 'Рисовая лапша': 60 }),
  }),
  dish('Фо бо', 'Говяжий бульон двенадцати часов, рисовая лапша, лайм и мята', {
    price: 450,
    ...grams(500),
    nutritional_value: per100(68, 5.2, 1.6, 8.2),
    picture: 'noodle-soup:pho',
    option_groups: [chooseUpTo(2, 'Положить отдельно', { Кинза: 0, Чили: 0, 'Ростки сои': 20 })],
  }),
  dish('Мисо-суп', 'Тофу, вакамэ и зелёный лук', {
    price: 220,
    ...grams(300),
    nutritional_value: per100(38, 2.8, 1.5, 3.4),
    picture: 'soup:miso',
    additional: true,
  }),
])

const snacks: DemoCategory = section('Закуски', 'gyoza', [
  dish('Гёдза со свининой', 'Обжаренные с одной стороны, шесть штук', {
    price: 320,
    ...pieces(6),
    nutritional_value: per100(218, 9.2, 9.6, 23.6),
    picture: 'gyoza:pork',
    popular: true,
    option_groups: [chooseOne('Соус', { Понзу: 0, 'Сладкий чили': 0, 'Острый соевый': 0 })],
  }),
  dish('Гёдза с креветкой', 'Прозрачное тесто, шесть штук', {
    price: 360,
    ...pieces(6),
    nutritional_value: per100(184, 9.4, 5.2, 24.8),
    picture: 'gyoza:shrimp',
  }),
  dish('Спринг-роллы жареные', 'С овощами и стеклянной лапшой, четыре штуки', {
    price: 260,
    ...pieces(4),
    nutritional_value: per100(214, 4.6, 9.8, 26.6),
    picture: 'spring-rolls:fried',
    additional: true,
  }),
  dish('Битые огурцы', 'Чеснок, кунжутное масло и чили', {
    price: 220,
    ...grams(200),
    nutritional_value: per100(62, 1.2, 4.3, 4.4),
    picture: 'salad:cucumbers',
    additional: true,
  }),
])

const rest: DemoCategory = section('Соусы и напитки', 'sauce', [
  dish('Острое масло чили', 'Хрустящее, с чесноком. Осторожно, затягивает', {
    price: 60,
    ...grams(40),
    nutritional_value: per100(548, 4.2, 54, 11),
    picture: 'sauce:chili-oil',
    additional: true,
  }),
  dish('Лимонад с юдзу', 'Японский цитрус, лёд и газировка', {
    price: 210,
    ...milliliters(400),
    nutritional_value: per100(36, 0, 0, 8.9),
    picture: 'lemonade:yuzu',
  }),
  dish('Холодный чай с персиком', 'Завариваем, а не разводим', {
    price: 160,
    ...milliliters(400),
    nutritional_value: per100(28, 0, 0, 7),
    picture: 'lemonade:peach-tea',
    additional: true,
  }),
])

export const SMOKE_AND_NOODLES: DemoRestaurant = {
  key: 'smoke-and-noodles',
  name: 'Дым и лапша',
  title: glue('Вок на большом огне: выбирайте лапшу, соус и остроту'),
  city: 'Южно-Сахалинск',
  street: 'Емельянова',
  house: '19',
  cuisines: ['wok', 'korean', 'vegetarian'],
  cuisine_type: 'Паназиатская',
  phones: ['74242000241'],
  description: glue(
    'Сковороды раскалены до четырёхсот градусов, поэтому порция готовится две минуты и пахнет дымом. В коробку кладём палочки и вилку: судить не будем.',
  ),
  legal_info: company('Дым и лапша', 115, '693007, Сахалинская область, г. Южно-Сахалинск, ул. Емельянова, д. 19'),
  delivery_time: 30,
  free_delivery_sum: 1300,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 400, 99, 1300), zone('city', 600, 149, 1900), zone('suburbs', 1200, 299, 3300)],
  categories: [build, ready, rice, soups, snacks, rest],
  cover: 'wok:shrimp',
  rating_seed: 4.6,
}
