import { company } from '../legal.ts'
import { chooseOne, dish, extras, grams, kilograms, milliliters, per100, section } from '../menu-line.ts'
import { daily, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const sauces = extras({ 'Чесночное масло': 50, 'Соус тартар': 60, Понзу: 60, Лимон: 30 })
const crabSize = chooseOne('Размер краба', { 'До 1 кг': 0, '1–1,3 кг': 700, '1,3–1,6 кг': 1400 })
const garnish = chooseOne('Гарнир', { 'Картофельное пюре': 0, Рис: 0, 'Овощи на гриле': 90, 'Без гарнира': 0 })

const crab: DemoCategory = section('Краб', 'crab', [
  dish(
    'Камчатский краб целиком',
    'Варим в морской воде при вас по видеосвязи, если захотите. Привозим горячим, с маслом и лимоном',
    {
      price: 3900,
      ...kilograms(1),
      nutritional_value: per100(96, 18.6, 1.4, 0.4),
      picture: 'crab:king',
      popular: true,
      option_groups: [crabSize],
      options: sauces,
    },
  ),
  dish('Фаланги краба', 'Первая фаланга на сливочном масле с чесноком, уже надрезана — ножницы не нужны', {
    price: 1690,
    ...grams(300),
    nutritional_value: per100(142, 16.8, 8.1, 0.6),
    picture: 'crab:legs',
    popular: true,
    options: sauces,
  }),
  dish('Волосатый краб', 'Некрупный и самый сладкий. Сезон короткий, берите, пока есть', {
    price: 1950,
    discount_price: 1690,
    ...grams(700),
    nutritional_value: per100(92, 17.9, 1.6, 0.3),
    picture: 'crab:hairy',
    options: sauces,
  }),
  dish('Крабовые котлеты', 'Краб, белая рыба и ни крошки хлеба. Две штуки и гарнир на выбор', {
    price: 890,
    ...grams(320),
    nutritional_value: per100(156, 13.4, 7.8, 8),
    picture: 'cutlets:crab',
    option_groups: [garnish],
  }),
  dish('Салат с крабом', 'Краб, авокадо, огурец, яйцо и лёгкая заправка с юдзу', {
    price: 790,
    ...grams(220),
    nutritional_value: per100(128, 9.1, 8.4, 4.2),
    picture: 'salad:crab',
  }),
])

const shells: DemoCategory = section('Ракушки', 'scallops', [
  dish('Гребешок на углях', 'Шесть раковин с чесночным маслом и сыром. Запах моря включён', {
    price: 720,
    ...grams(280),
    nutritional_value: per100(118, 14.2, 5.4, 3),
    picture: 'scallops',
    popular: true,
    options: sauces,
  }),
  dish('Сашими из гребешка', 'Живой гребешок режем в последнюю минуту, подаём с понзу и цедрой', {
    price: 640,
    ...grams(150),
    nutritional_value: per100(88, 16.9, 0.8, 3.2),
    picture: 'sashimi:scallop',
  }),
  dish('Трубач по-корсаковски', 'Трубач, обжаренный с луком, морковью и капелькой соевого соуса', {
    price: 560,
    ...grams(250),
    nutritional_value: per100(121, 15.4, 4.6, 5),
    picture: 'stir-fry:whelk',
  }),
  dish('Мидии в сливочном соусе', 'Кастрюлька мидий с белым вином, сливками и петрушкой. К ней нужен хлеб', {
    price: 690,
    ...grams(500),
    nutritional_value: per100(109, 8.7, 6.3, 4.5),
    picture: 'mussels',
    options: extras({ 'Хлеб на гриле': 60, 'Картофель фри': 150 }),
  }),
  dish('Устрицы залива Буссе', 'Три штуки на льду с лимоном и винным соусом', {
    price: 750,
    ...grams(300),
    nutritional_value: per100(71, 8.8, 2.1, 4.4),
    picture: 'oysters',
  }),
])

const shrimps: DemoCategory = section('Креветки и кальмар', 'shrimp', [
  dish('Ботан на льду', 'Сырая сладкая креветка с икрой, соевым соусом и васаби', {
    price: 980,
    ...grams(200),
    nutritional_value: per100(87, 18.4, 1, 0.9),
    picture: 'shrimp:raw',
  }),
  dish('Гребенчатая креветка к пиву', 'Полкило варёной креветки с укропом и лавровым листом', {
    price: 790,
    ...grams(500),
    nutritional_value: per100(97, 20.1, 1.3, 0.5),
    picture: 'shrimp:boiled',
    popular: true,
    options: sauces,
  }),
  dish('Кальмар на гриле', 'Молодой кальмар с кунжутом, мягкий, потому что быстрый', {
    price: 540,
    ...grams(220),
    nutritional_value: per100(134, 18.7, 5.2, 3),
    picture: 'squid:grilled',
    option_groups: [garnish],
  }),
  dish('Кольца кальмара', 'В хрустящей панировке, с лимоном и тартаром', {
    price: 420,
    ...grams(200),
    nutritional_value: per100(226, 12.3, 11.9, 17.4),
    picture: 'squid:rings',
  }),
])

const fish: DemoCategory = section('Рыба', 'salmon', [
  dish('Стейк кижуча', 'Дикий кижуч на гриле с лимонным маслом, середина остаётся сочной', {
    price: 790,
    ...grams(300),
    nutritional_value: per100(152, 19.4, 7.2, 1.1),
    picture: 'salmon',
    popular: true,
    option_groups: [garnish],
  }),
  dish('Палтус в горчичной корочке', 'Жирный белокорый палтус, зернистая горчица и мёд', {
    price: 850,
    ...grams(300),
    nutritional_value: per100(184, 15.2, 12.1, 3.2),
    picture: 'fish:halibut',
    option_groups: [garnish],
  }),
  dish('Навага жареная', 'Хрустящая наважка, как её едят дома: руками и с чёрным хлебом', {
    price: 430,
    ...grams(350),
    nutritional_value: per100(168, 15.1, 8.9, 6.4),
    picture: 'fish:navaga',
  }),
  dish('Хе из симы', 'Острая закуска по-корейски: сима, морковь, лук, уксус и перец', {
    price: 460,
    ...grams(200),
    nutritional_value: per100(139, 13.8, 7, 5.3),
    picture: 'salad:khe',
  }),
])

const soups: DemoCategory = section('Супы', 'soup', [
  dish('Уха по-рыбацки', 'Три рыбы, картошка и стопка — стопку пришлось убрать, осталась рыба', {
    price: 420,
    ...grams(400),
    nutritional_value: per100(58, 6.4, 1.9, 3.6),
    picture: 'soup:ukha',
    popular: true,
  }),
  dish('Том ям с креветкой', 'Кокосовое молоко, лемонграсс, галангал и пять больших креветок', {
    price: 560,
    ...grams(400),
    nutritional_value: per100(86, 5.6, 5.3, 4.2),
    picture: 'tomyam:shrimp',
    option_groups: [chooseOne('Острота', { Мягкий: 0, Острый: 0, 'По-тайски': 0 })],
    options: extras({ 'Порция риса': 80, 'Ещё креветки': 190 }),
  }),
  dish('Сливочный суп с лососем', 'Лосось, картофель, порей и сливки, сверху укроп', {
    price: 470,
    ...grams(380),
    nutritional_value: per100(96, 6, 5.8, 5.1),
    picture: 'soup:salmon-cream',
  }),
])

const caviar: DemoCategory = section('Икра и напитки', 'caviar', [
  dish('Икра горбуши', 'Посол пять минут, 140 граммов в стекле. Можно в подарок', {
    price: 1290,
    ...grams(140),
    nutritional_value: per100(249, 31.5, 13.2, 1),
    picture: 'caviar:jar',
    popular: true,
  }),
  dish('Бутерброды с икрой', 'Четыре ломтика багета, масло и щедрый слой икры', {
    price: 690,
    ...grams(160),
    nutritional_value: per100(271, 16.2, 14.1, 20),
    picture: 'caviar:toasts',
  }),
  dish('Соус тартар', 'Домашний, с каперсами и солёным огурцом', {
    price: 70,
    ...grams(50),
    nutritional_value: per100(412, 1.6, 42, 6),
    picture: 'sauce:tartare',
    additional: true,
  }),
  dish('Хлеб на гриле', 'Ржаной и белый, с чесночным маслом', {
    price: 90,
    ...grams(120),
    nutritional_value: per100(284, 7.4, 8.2, 44),
    picture: 'bread:grilled',
    additional: true,
  }),
  dish('Морс из шиповника', 'Морщинистый шиповник с берега, чуть мёда', {
    price: 170,
    ...milliliters(300),
    nutritional_value: per100(39, 0.2, 0.1, 9.4),
    picture: 'mors:rosehip',
    additional: true,
  }),
])

export const PIER_9: DemoRestaurant = {
  key: 'pier-9',
  name: 'Причал 9',
  title: glue('Краб, гребешок и рыба прямо с катера'),
  city: 'Корсаков',
  street: 'Портовая',
  house: '9',
  cuisines: ['seafood', 'grill'],
  cuisine_type: 'Морепродукты',
  phones: ['74242000121', '74242000122'],
  description: glue(
    'До причала двести шагов, поэтому меню зависит от улова: утром смотрим, что пришло, и пишем мелом. Всё остальное время просто не мешаем рыбе быть вкусной.',
  ),
  legal_info: company('Причал Девять', 103, '694020, Сахалинская область, г. Корсаков, ул. Портовая, д. 9'),
  delivery_time: 50,
  free_delivery_sum: 3000,
  ahead_days: 7,
  delivers: true,
  pickup: true,
  schedules: [
    ...daily('11:00', '22:00'),
    { type: 'holiday', date: '2026-12-31', open_time: '11:00', close_time: '18:00' },
  ],
  zones: [zone('center', 800, 150, 3000), zone('city', 1200, 250, 4000), zone('suburbs', 2500, 500, 7000)],
  categories: [crab, shells, shrimps, fish, soups, caviar],
  cover: 'crab:king',
  rating_seed: 4.8,
}
