import { company } from '../legal.ts'
import { chooseOne, dish, extras, grams, kilograms, milliliters, per100, section } from '../menu-line.ts'
import { hours, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const doneness = chooseOne('Прожарка', { 'С кровью': 0, 'Средне-слабая': 0, Средняя: 0, 'Почти полная': 0, Полная: 0 })
const steakSauce = chooseOne('Соус', { Перечный: 0, Чимичурри: 0, Грибной: 40, 'Без соуса': 0 })
const skewerExtras = extras({ Лаваш: 50, 'Маринованный лук': 30, Аджика: 50, 'Томатный соус': 40 })

const steaks: DemoCategory = section('Стейки', 'steak', [
  dish('Рибай', 'Мраморная говядина, 300 г до гриля. Корочка, сок и больше ничего', {
    price: 1690,
    ...grams(300),
    nutritional_value: per100(268, 19.4, 21.2, 0.4),
    picture: 'steak:ribeye',
    popular: true,
    option_groups: [doneness, steakSauce],
  }),
  dish('Мачете', 'Длинный волокнистый стейк с ярким говяжьим вкусом', {
    price: 1190,
    ...grams(280),
    nutritional_value: per100(214, 20.6, 14.6, 0.3),
    picture: 'steak:machete',
    popular: true,
    option_groups: [doneness, steakSauce],
  }),
  dish('Филе-миньон', 'Самая нежная часть, с беконом по краю', {
    price: 1590,
    ...grams(220),
    nutritional_value: per100(198, 21.2, 12.4, 0.4),
    picture: 'steak:mignon',
    option_groups: [doneness, steakSauce],
  }),
  dish('Стейк из оленины', 'Северный олень, можжевельник и брусничный соус', {
    price: 1350,
    ...grams(230),
    nutritional_value: per100(162, 22.4, 7.2, 1.9),
    picture: 'steak:venison',
    option_groups: [doneness],
  }),
  dish('Стейк из свинины', 'Корейка на кости в яблочной глазури', {
    price: 690,
    ...grams(320),
    nutritional_value: per100(234, 18.2, 16.8, 2.6),
    picture: 'steak:pork',
    option_groups: [steakSauce],
  }),
])

const skewers: DemoCategory = section('Шашлык', 'shashlik', [
  dish('Шашлык из свиной шеи', 'Берёзовый уголь, крупный кусок, ночь в маринаде', {
    price: 520,
    ...grams(260),
    nutritional_value: per100(264, 16.9, 21.1, 1.2),
    picture: 'shashlik:pork',
    popular: true,
    options: skewerExtras,
  }),
  dish('Шашлык из курицы', 'Бедро в йогурте и карри', {
    price: 410,
    ...grams(260),
    nutritional_value: per100(182, 19.2, 11.2, 1.4),
    picture: 'shashlik:chicken',
    options: skewerExtras,
  }),
  dish('Шашлык из лосося', 'Кубики лосося и перец, капля лимона', {
    price: 720,
    ...grams(230),
    nutritional_value: per100(194, 19.6, 12.4, 1.2),
    picture: 'shashlik:salmon',
    options: skewerExtras,
  }),
  dish('Люля-кебаб', 'Баранина с говядиной, кинза и лук', {
    price: 460,
    ...grams(230),
    nutritional_value: per100(241, 15.8, 19.2, 1.6),
    picture: 'shashlik:minced',
    options: skewerExtras,
  }),
  dish('Мангал-сет', 'Шея, курица, люля, крылья, овощи и лаваш. На четверых', {
    price: 2490,
    discount_price: 2190,
    ...kilograms(1.6),
    nutritional_value: per100(208, 15.2, 14.4, 4.4),
    picture: 'grill-set',
    popular: true,
  }),
])

const grill: DemoCategory = section('С решётки', 'ribs', [
  dish('Рёбра барбекю', 'Шесть часов в коптильне, потом на угли. Кость выходит сама', {
    price: 790,
    ...grams(450),
    nutritional_value: per100(272, 16.4, 19.6, 7.6),
    picture: 'ribs',
    popular: true,
    option_groups: [chooseOne('Глазурь', { Барбекю: 0, Медовая: 0, Острая: 0 })],
  }),
  dish('Крылья на углях', 'Десять крыльев, дымок и чеснок', {
    price: 450,
    ...grams(350),
    nutritional_value: per100(228, 18.1, 16.8, 1.6),
    picture: 'wings:glazed',
    option_groups: [chooseOne('Соус', { Баффало: 0, Барбекю: 0, 'Мёд и горчица': 0 })],
  }),
  dish('Цыплёнок тапака', 'Под прессом, с ткемали', {
    price: 640,
    ...grams(400),
    nutritional_value: per100(211, 19.6, 14.4, 0.8),
    picture: 'chicken:tapaka',
  }),
  dish('Скумбрия на углях', 'Целая рыба с лимоном и зеленью', {
    price: 520,
    ...grams(300),
    nutritional_value: per100(208, 18.2, 14.9, 0.6),
    picture: 'fish:mackerel',
  }),
  dish('Кальмар гриль', 'Командорский кальмар, чеснок и лайм', {
    price: 560,
    ...grams(230),
    nutritional_value: per100(128, 18.1, 4.9, 2.8),
    picture: 'squid:grilled',
  }),
  dish('Колбаски домашние', 'Свинина, говядина и тмин, две штуки с капустой', {
    price: 480,
    ...grams(320),
    nutritional_value: per100(246, 12.8, 20.2, 3.4),
    picture: 'sausages',
  }),
])

const sides: DemoCategory = section('Гарниры и салаты', 'vegetables', [
  dish('Картофель в золе', 'Целый, со сметаной и укропом', {
    price: 180,
    ...grams(250),
    nutritional_value: per100(112, 2.4, 3.6, 17.6),
    picture: 'potato',
    additional: true,
  }),
  dish('Овощи гриль', 'Цукини, перец, баклажан и шампиньоны', {
    price: 290,
    ...grams(230),
    nutritional_value: per100(58, 1.7, 3.1, 6),
    picture: 'vegetables:grilled',
    additional: true,
  }),
  dish('Кукуруза с маслом', 'Початок, обожжённый на углях', {
    price: 190,
    ...grams(200),
    nutritional_value: per100(132, 3.2, 4.8, 19.4),
    picture: 'vegetables:corn',
  }),
  dish('Салат с ростбифом', 'Руккола, томаты, пармезан и горчичная заправка', {
    price: 490,
    ...grams(230),
    nutritional_value: per100(148, 11.4, 9.6, 4.2),
    picture: 'salad:roast-beef',
  }),
  dish('Цезарь с курицей гриль', 'С углей, а не со сковороды', {
    price: 460,
    ...grams(240),
    nutritional_value: per100(174, 11.6, 10.7, 7.8),
    picture: 'caesar:chicken',
    options: extras({ Креветки: 160, Бекон: 80 }),
  }),
])

const rest: DemoCategory = section('Соусы и напитки', 'sauce', [
  dish('Чимичурри', 'Петрушка, чеснок, уксус', {
    price: 70,
    ...grams(50),
    nutritional_value: per100(348, 1.2, 36, 4.8),
    picture: 'sauce:chimichurri',
    additional: true,
  }),
  dish('Соус перечный', 'Сливки и зелёный перец', {
    price: 70,
    ...grams(50),
    nutritional_value: per100(186, 2.2, 17, 6),
    picture: 'sauce:pepper',
    additional: true,
  }),
  dish('Лаваш на углях', 'Тёплый, с дымком', {
    price: 70,
    ...grams(150),
    nutritional_value: per100(274, 8.6, 1.4, 56.4),
    picture: 'bread:lavash',
    additional: true,
  }),
  dish('Лимонад смородиновый', 'С веточкой смородины', {
    price: 190,
    ...milliliters(400),
    nutritional_value: per100(38, 0.1, 0, 9.2),
    picture: 'lemonade:currant',
  }),
])

export const WARM_COAL: DemoRestaurant = {
  key: 'warm-coal',
  name: 'Тёплый уголь',
  title: glue('Стейки, шашлык и рёбра на берёзовых углях'),
  city: 'Южно-Сахалинск',
  street: 'Победы',
  house: '30',
  cuisines: ['grill'],
  cuisine_type: 'Гриль',
  phones: ['74242000231', '74242000232'],
  description: glue(
    'Живой огонь, открытая кухня и мясо, которое мы знаем по ферме. К каждому заказу кладём лук, лаваш и спички — просто так, на память.',
  ),
  legal_info: company('Тёплый уголь', 114, '693023, Сахалинская область, г. Южно-Сахалинск, пр-т Победы, д. 30'),
  delivery_time: 55,
  free_delivery_sum: 2500,
  delivers: true,
  pickup: true,
  schedules: [...hours([1, 2, 3, 4, 7], '12:00', '23:00'), ...hours([5, 6], '12:00', '01:00')],
  closed: true,
  disabled_reason: 'Ремонт зала',
  zones: [zone('center', 800, 149, 2500), zone('city', 1200, 199, 3200)],
  categories: [steaks, skewers, grill, sides, rest],
  cover: 'shashlik:pork',
  rating_seed: 4.6,
}
