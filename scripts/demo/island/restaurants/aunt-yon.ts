import { soleTrader } from '../legal.ts'
import {
  chooseOne,
  dish,
  extras,
  grams,
  kilograms,
  liters,
  milliliters,
  per100,
  pieces,
  section,
} from '../menu-line.ts'
import { daily, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const heat = chooseOne('Острота', { 'Без перца': 0, Обычная: 0, 'Как тётя Ён ест сама': 0 })
const filling = chooseOne('Начинка', { 'Свинина и капуста': 0, 'Говядина и капуста': 20, 'Кимчи и свинина': 10 })

const pyanse: DemoCategory = section('Пян-се', 'pyanse', [
  dish('Пян-се классический', 'Пышная паровая булочка со свининой и капустой. В пакет кладём морковь — так положено', {
    price: 150,
    ...grams(200),
    nutritional_value: per100(214, 8.4, 7.2, 29),
    picture: 'pyanse:classic',
    popular: true,
    options: extras({ 'Морковь по-корейски': 40, 'Острый соус': 20 }),
  }),
  dish('Пян-се с кимчи', 'Та же булочка, но с острым кимчи и грудинкой', {
    price: 160,
    ...grams(200),
    nutritional_value: per100(206, 8.1, 6.9, 27.8),
    picture: 'pyanse:kimchi',
    popular: true,
  }),
  dish('Пян-се с говядиной', 'Рубленая говядина, капуста, много чёрного перца', {
    price: 170,
    ...grams(200),
    nutritional_value: per100(208, 9.6, 6.1, 28.6),
    picture: 'pyanse:beef',
  }),
  dish('Три пян-се', 'Выгоднее, чем по одному. Начинка одна на все три', {
    price: 450,
    discount_price: 420,
    ...pieces(3),
    nutritional_value: per100(212, 8.5, 7, 28.7),
    picture: 'pyanse:three',
    option_groups: [filling],
  }),
  dish('Чартоги с фасолью', 'Рисовые лепёшки с дроблёной фасолью. Сладкие, но не очень', {
    price: 220,
    ...grams(180),
    nutritional_value: per100(241, 4.9, 1.4, 52),
    picture: 'sweets:chartogi',
  }),
])

const soups: DemoCategory = section('Супы', 'soup', [
  dish('Кукси холодный', 'Тонкая лапша в ледяном кисло-сладком бульоне, говядина, яичные блинчики, огурец', {
    price: 420,
    ...grams(550),
    nutritional_value: per100(92, 5.4, 2.6, 11.6),
    picture: 'noodle-soup:kuksi-cold',
    popular: true,
    option_groups: [heat],
    options: extras({ 'Двойное мясо': 150, 'Порция лапши': 70 }),
  }),
  dish('Кукси горячий', 'Та же лапша, но бульон горячий и наваристый — на сахалинскую зиму', {
    price: 430,
    ...grams(550),
    nutritional_value: per100(98, 5.6, 3, 12),
    picture: 'noodle-soup:kuksi-hot',
    option_groups: [heat],
    options: extras({ 'Двойное мясо': 150, 'Порция лапши': 70 }),
  }),
  dish('Кимчи-тиге', 'Острое рагу из кимчи со свининой и тофу, кипит прямо в горшочке', {
    price: 450,
    ...grams(450),
    nutritional_value: per100(84, 6.1, 4.9, 3.8),
    picture: 'soup:kimchi-stew',
    popular: true,
    option_groups: [heat],
    options: extras({ Рис: 70, Яйцо: 40 }),
  }),
  dish('Юккедян', 'Острый суп с рваной говядиной, папоротником и яйцом', {
    price: 460,
    ...grams(450),
    nutritional_value: per100(78, 6.4, 4, 4.1),
    picture: 'soup:yukgaejang',
    option_groups: [heat],
  }),
  dish(
    'Сирак-тямури',
    'Суп на соевой пасте с листовой капустой и свининой. Пахнет детством, если детство было в Холмске',
    { price: 390, ...grams(450), nutritional_value: per100(69, 4.8, 3.6, 4.4), picture: 'soup:sirak' },
  ),
])

const hot: DemoCategory = section('Горячее', 'bowl', [
  dish('Пибимпап', 'Рис, говядина, пять видов овощей, яйцо и кочудян. Перемешать самим, не жалея', {
    price: 480,
    ...grams(420),
    nutritional_value: per100(146, 6.9, 4.6, 19.4),
    picture: 'bowl:bibimbap',
    popular: true,
    option_groups: [heat],
    options: extras({ 'Второе яйцо': 40, 'Двойная говядина': 160 }),
  }),
  dish('Пулькоги', 'Говядина в сладком соевом маринаде, лук, кунжут, рис', {
    price: 560,
    ...grams(380),
    nutritional_value: per100(172, 10.6, 6.8, 17),
    picture: 'stir-fry:bulgogi',
    popular: true,
  }),
  dish('Свинина в кочудяне', 'Острая свиная шея со сковороды, с листьями салата, чтобы заворачивать', {
    price: 520,
    ...grams(350),
    nutritional_value: per100(204, 12.1, 13.6, 8),
    picture: 'stir-fry:spicy-pork',
    option_groups: [heat],
  }),
  dish('Жареный папоротник с мясом', 'Папоротник орляк, собранный в мае, с говядиной и чесноком', {
    price: 490,
    ...grams(300),
    nutritional_value: per100(128, 8.8, 7.4, 6.6),
    picture: 'stir-fry:fern-beef',
  }),
  dish('Токпокки', 'Рисовые клёцки в сладко-остром соусе с рыбными лепёшками', {
    price: 380,
    ...grams(330),
    nutritional_value: per100(164, 4.2, 2.4, 31),
    picture: 'tteokbokki',
    option_groups: [heat],
    options: extras({ Сыр: 70, Яйцо: 40 }),
  }),
  dish('Манду на пару', 'Корейские пельмени с кимчи и свининой, десять штук', {
    price: 390,
    ...pieces(10),
    nutritional_value: per100(196, 8.6, 7.8, 22.7),
    picture: 'gyoza:steamed',
  }),
])

const salads: DemoCategory = section('Салаты', 'salad', [
  dish('Кимчи из пекинской капусты', 'Квасим по три недели, килограммовыми вилками', {
    price: 240,
    ...grams(250),
    nutritional_value: per100(36, 1.6, 0.6, 5.4),
    picture: 'salad:kimchi',
    additional: true,
  }),
  dish('Морковь по-корейски', 'Тонкая соломка, кориандр, чеснок и горячее масло', {
    price: 160,
    ...grams(200),
    nutritional_value: per100(124, 1.1, 8.6, 10.2),
    picture: 'salad:carrot',
    additional: true,
  }),
  dish('Хе из горбуши', 'Рыба в уксусе с овощами, острая и холодная', {
    price: 340,
    ...grams(200),
    nutritional_value: per100(137, 13.2, 6.9, 5.2),
    picture: 'salad:khe',
    popular: true,
  }),
  dish('Лопух по-сахалински', 'Молодые черешки лопуха, обжаренные с кунжутом', {
    price: 260,
    ...grams(150),
    nutritional_value: per100(112, 2.1, 7.2, 9.4),
    picture: 'salad:burdock',
  }),
  dish('Морская капуста', 'Ламинария с луком и кунжутным маслом', {
    price: 150,
    ...grams(200),
    nutritional_value: per100(64, 1.2, 4.2, 5.3),
    picture: 'seaweed:kelp',
    additional: true,
  }),
  dish('Ассорти салатов', 'Килограмм к столу: кимчи, морковь, лопух и морская капуста', {
    price: 890,
    ...kilograms(1),
    nutritional_value: per100(84, 1.5, 5.1, 7.6),
    picture: 'salad:assorted',
  }),
])

const rest: DemoCategory = section('К столу', 'tea', [
  dish('Рис на пару', 'Клейкий, без соли', {
    price: 70,
    ...grams(200),
    nutritional_value: per100(130, 2.6, 0.3, 28.6),
    picture: 'rice:steamed',
    additional: true,
  }),
  dish('Соус кочудян', 'Острая паста с мёдом и кунжутом', {
    price: 50,
    ...grams(50),
    nutritional_value: per100(214, 4.6, 2.1, 43),
    picture: 'sauce:gochujang',
    additional: true,
  }),
  dish('Чай из лимонника', 'Лесной лимонник, вяжет и бодрит', {
    price: 150,
    ...milliliters(400),
    nutritional_value: per100(18, 0.1, 0.1, 4.1),
    picture: 'tea:schisandra',
  }),
  dish('Рисовый напиток сикхе', 'Холодный, сладкий, с зёрнышками риса', {
    price: 240,
    ...liters(0.5),
    nutritional_value: per100(48, 0.4, 0.1, 11.4),
    picture: 'lemonade:sikhe',
  }),
])

export const AUNT_YON: DemoRestaurant = {
  key: 'aunt-yon',
  name: 'Тётя Ён',
  title: glue('Пян-се, кукси и салаты, как на холмском рынке'),
  city: 'Холмск',
  street: 'Советская',
  house: '63',
  cuisines: ['korean', 'home', 'wok'],
  cuisine_type: 'Корейская',
  phones: ['74242000151'],
  description: glue(
    'Тётя Ён тридцать лет лепила пян-се на рынке, теперь лепят две её дочери, а она приходит пробовать. Рецепт кимчи не менялся ни разу.',
  ),
  legal_info: soleTrader('Пак Ен Сун', 106, '694620, Сахалинская область, г. Холмск, ул. Советская, д. 63'),
  delivery_time: 30,
  free_delivery_sum: 1000,
  delivers: true,
  pickup: true,
  schedules: daily('09:00', '21:00'),
  zones: [zone('center', 300, 80, 1000), zone('city', 500, 130, 1500)],
  categories: [pyanse, soups, hot, salads, rest],
  cover: 'pyanse:classic',
  rating_seed: 4.9,
}
