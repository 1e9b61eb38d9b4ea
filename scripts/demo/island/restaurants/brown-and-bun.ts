import { company } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const doneness = chooseOne('Прожарка', { Средняя: 0, 'Почти полная': 0, Полная: 0 })
const more = extras({ 'Ещё котлета': 190, Бекон: 80, Чеддер: 60, 'Яйцо глазунья': 60, Халапеньо: 40 })
const dip = chooseOne('Соус', { Сырный: 0, Барбекю: 0, Чесночный: 0, 'Кисло-сладкий': 0 })

const beef: DemoCategory = section('Бургеры с говядиной', 'burger', [
  dish('Бурый', 'Котлета 180 г из сахалинской говядины, чеддер, маринованный лук и фирменный соус в бриоши', {
    price: 490,
    ...grams(340),
    nutritional_value: per100(254, 13.6, 13.9, 18),
    picture: 'burger:beef',
    popular: true,
    option_groups: [doneness],
    options: more,
  }),
  dish('Двойной бурый', 'Две котлеты, два чеддера, два бекона. Салфетки кладём с запасом', {
    price: 690,
    ...grams(470),
    nutritional_value: per100(272, 16.1, 16.9, 13.4),
    picture: 'burger:double',
    popular: true,
    option_groups: [doneness],
    options: more,
  }),
  dish('Дымный барбекю', 'Бекон, луковые кольца, копчёный чеддер и густой барбекю', {
    price: 540,
    ...grams(370),
    nutritional_value: per100(266, 13.1, 14.2, 21),
    picture: 'burger:bbq',
    option_groups: [doneness],
    options: more,
  }),
  dish('Кимчи-бургер', 'Говядина, кимчи, яйцо и острый майонез. Наш ответ острову', {
    price: 530,
    discount_price: 470,
    ...grams(360),
    nutritional_value: per100(239, 12.8, 12.6, 18.3),
    picture: 'burger:kimchi',
    option_groups: [doneness, chooseOne('Острота', { 'Чуть-чуть': 0, Заметно: 0, 'До слёз': 0 })],
    options: more,
  }),
  dish('С голубым сыром и грушей', 'Дорблю, карамельная груша, руккола и грецкий орех', {
    price: 560,
    ...grams(350),
    nutritional_value: per100(262, 12.9, 14.1, 20.6),
    picture: 'burger:blue-pear',
    option_groups: [doneness],
    options: more,
  }),
  dish('Смэш', 'Две тонкие котлеты с хрустящими краями, сыр, огурец и горчица', {
    price: 390,
    ...grams(250),
    nutritional_value: per100(276, 14.2, 15.3, 20),
    picture: 'burger:smash',
    options: more,
  }),
])

const others: DemoCategory = section('Курица, рыба, овощи', 'burger', [
  dish('Хрустящая курица', 'Бедро в пахте и панировке, капуста и мёд с горчицей', {
    price: 420,
    ...grams(320),
    nutritional_value: per100(248, 12.4, 11.8, 23.1),
    picture: 'burger:chicken',
    popular: true,
    options: extras({ Бекон: 80, Чеддер: 60, 'Яйцо глазунья': 60 }),
  }),
  dish('Фишбургер с треской', 'Треска в темпуре, тартар и лист салата', {
    price: 440,
    ...grams(310),
    nutritional_value: per100(231, 11.3, 10.2, 23.8),
    picture: 'burger:fish',
  }),
  dish('Краббургер', 'Котлета из краба и белой рыбы, айоли с лимоном, огурец. Рецепт не раскрываем', {
    price: 690,
    ...grams(320),
    nutritional_value: per100(219, 11.7, 9.6, 21.4),
    picture: 'burger:crab',
    popular: true,
  }),
  dish('Фалафель-бургер', 'Нут, кинза, хумус и печёный перец. Без мяса, но сытно', {
    price: 390,
    ...grams(310),
    nutritional_value: per100(221, 7.6, 8.9, 28),
    picture: 'burger:falafel',
  }),
])

const fries: DemoCategory = section('Картошка и закуски', 'fries', [
  dish('Картофель фри', 'Жарим дважды, солим морской солью', {
    price: 190,
    ...grams(150),
    nutritional_value: per100(298, 3.6, 14.2, 38.4),
    picture: 'fries:classic',
    popular: true,
    additional: true,
    option_groups: [dip],
  }),
  dish('Картофель по-деревенски', 'Дольки в кожуре с паприкой и чесноком', {
    price: 200,
    ...grams(170),
    nutritional_value: per100(226, 3.4, 9.2, 32),
    picture: 'fries:wedges',
    additional: true,
    option_groups: [dip],
  }),
  dish('Фри с сыром и беконом', 'Горячий сырный соус, крошка бекона и зелёный лук', {
    price: 320,
    ...grams(240),
    nutritional_value: per100(304, 7.2, 18.6, 27),
    picture: 'fries:loaded',
  }),
  dish('Луковые кольца', 'Десять колец в пивном кляре', {
    price: 230,
    ...grams(150),
    nutritional_value: per100(286, 4.3, 14.5, 34.5),
    picture: 'fries:rings',
    option_groups: [dip],
  }),
  dish('Наггетсы', 'Девять кусочков филе в панировке, не фарш', {
    price: 290,
    ...grams(180),
    nutritional_value: per100(259, 16.2, 13.6, 17.8),
    picture: 'nuggets',
    option_groups: [dip],
  }),
  dish('Крылья баффало', 'Восемь острых крыльев, сельдерей и соус блю-чиз', {
    price: 470,
    ...grams(330),
    nutritional_value: per100(244, 17.4, 18.1, 3.1),
    picture: 'wings:hot',
    option_groups: [dip],
  }),
])

const combos: DemoCategory = section('Комбо', 'combo', [
  dish('Комбо «Берлога»', 'Бурый, фри и лимонад — дешевле, чем по отдельности', {
    price: 790,
    discount_price: 690,
    ...grams(890),
    picture: 'combo:burger',
    popular: true,
    option_groups: [chooseOne('Напиток', { Лимонад: 0, Морс: 0, Чай: 0 }), dip],
  }),
  dish('Комбо на двоих', 'Два бургера на выбор, большая картошка и два соуса', {
    price: 1290,
    ...grams(1080),
    picture: 'combo:two',
    option_groups: [
      chooseOne('Первый бургер', { Бурый: 0, 'Хрустящая курица': 0, Краббургер: 190 }),
      chooseOne('Второй бургер', { Бурый: 0, 'Хрустящая курица': 0, Краббургер: 190 }),
    ],
  }),
  dish('Детское комбо', 'Маленький бургер без острого, фри, сок и наклейка с медведем', {
    price: 450,
    ...grams(480),
    picture: 'combo:kids',
  }),
])

const hotdogs: DemoCategory = section('Хот-доги и салаты', 'hotdog', [
  dish('Хот-дог датский', 'Говяжья сосиска, хрустящий лук, огурцы и ремулад', {
    price: 260,
    ...grams(210),
    nutritional_value: per100(262, 10.1, 14.3, 23),
    picture: 'hotdog:danish',
    options: extras({ 'Двойная сосиска': 110, Чеддер: 60 }),
  }),
  dish('Хот-дог с кимчи', 'Колбаска гриль, кимчи и острый майонез', {
    price: 290,
    ...grams(230),
    nutritional_value: per100(238, 9.8, 13, 20.5),
    picture: 'hotdog:kimchi',
  }),
  dish('Салат коул-слоу', 'Капуста, морковь, яблоко и лёгкий майонез', {
    price: 170,
    ...grams(150),
    nutritional_value: per100(112, 1.4, 8.1, 8.4),
    picture: 'salad:coleslaw',
    additional: true,
  }),
])

const drinks: DemoCategory = section('Коктейли и напитки', 'milkshake', [
  dish('Молочный коктейль', 'Пломбир, молоко и ничего лишнего', {
    price: 270,
    ...milliliters(350),
    nutritional_value: per100(138, 3.4, 6.2, 17.4),
    picture: 'milkshake:vanilla',
    popular: true,
    option_groups: [chooseOne('Вкус', { Ванильный: 0, Шоколадный: 0, Клубничный: 0, 'Солёная карамель': 30 })],
    options: extras({ 'Взбитые сливки': 40 }),
  }),
  dish('Лимонад имбирный', 'Имбирь, лимон и газировка', {
    price: 190,
    ...milliliters(400),
    nutritional_value: per100(34, 0, 0, 8.4),
    picture: 'lemonade:ginger',
    additional: true,
  }),
  dish('Соусы к бургерам', 'Два любых соуса в отдельных баночках', {
    price: 90,
    ...grams(80),
    nutritional_value: per100(298, 1.6, 27, 12),
    picture: 'sauce:two',
    additional: true,
    option_groups: [chooseUpTo(2, 'Какие', { Сырный: 0, Барбекю: 0, Чесночный: 0, Халапеньо: 0 })],
  }),
])

export const BROWN_AND_BUN: DemoRestaurant = {
  key: 'brown-and-bun',
  name: 'Бурый и булка',
  title: glue('Бургеры из островной говядины и картошка, которую жарят дважды'),
  city: 'Южно-Сахалинск',
  street: 'Сахалинская',
  house: '45',
  cuisines: ['burgers'],
  cuisine_type: 'Американская',
  phones: ['74242000141'],
  description: glue(
    'Котлеты рубим каждое утро, булки печём за стеной, соусы варим сами. Медведь на вывеске добрый, но за остывший бургер рычит на нас громче вас.',
  ),
  legal_info: company('Бурый и булка', 105, '693008, Сахалинская область, г. Южно-Сахалинск, ул. Сахалинская, д. 45'),
  delivery_time: 35,
  free_delivery_sum: 1600,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 500, 119, 1600), zone('city', 800, 179, 2200), zone('suburbs', 1300, 329, 3800)],
  categories: [beef, others, combos, fries, hotdogs, drinks],
  cover: 'burger:double',
  rating_seed: 4.6,
}
