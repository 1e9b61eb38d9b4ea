import type { ProductCardProps } from '../../components/product-card'
import type { RestaurantCardProps } from '../../components/restaurant-words'

const now = new Date('2026-11-20T09:00:00+11:00')
const storm: RestaurantCardProps['restaurant'] = {
  id: '1',
  general_info: { name: 'Шторм', cuisine_type: 'Роллы, рамен, море' },
  image: { id: 'sample-1', color: '#a9d3c8' },
  rating: 4.9,
  reviews_count: 512,
  delivery_window: { from: 35, to: 65 },
  delivery_price: 149,
  free_delivery_sum: 2100,
  min_order_sum: 800,
  delivers: true,
  pickup: true,
  is_open: true,
  opens_at: null,
  ahead_days: null,
}

export const restaurants: RestaurantCardProps[] = [
  { now, restaurant: storm, eager: true },
  {
    now,
    restaurant: {
      ...storm,
      id: '2',
      general_info: { name: 'Пекарня № 3 «У достопримечательностей Южно-Сахалинска»', cuisine_type: 'Выпечка' },
      image: { id: 'sample-2', color: '#e3c79c' },
      delivery_price: 0,
      is_open: false,
      opens_at: '2026-11-20T10:00:00+11:00',
    },
  },
  {
    now,
    restaurant: {
      ...storm,
      id: '3',
      general_info: { name: 'Без фото', cuisine_type: '' },
      image: null,
      reviews_count: 0,
    },
    zone: 'out',
  },
  { now, restaurant: { ...storm, id: '4', image: { id: 'sample-4', color: '#9fc3e0' }, delivers: false } },
]

const roll: ProductCardProps['product'] = {
  id: '1',
  restaurant_id: '1',
  name: 'Ролл «Анива»',
  description: 'с\u00a0крабом и\u00a0авокадо',
  image: { id: 'sample-1', color: '#a9d3c8' },
  price: 590,
  discount_price: 0,
  weight: 240,
  stock: null,
  has_options: false,
  weight_unit: 'gram',
}

export const dishes: ProductCardProps[] = [
  { product: roll },
  {
    product: {
      ...roll,
      id: '2',
      name: 'Рамен с\u00a0кимчи',
      description: 'острый, со\u00a0свининой, домашним кимчи, яйцом и\u00a0зелёным луком',
      image: { id: 'sample-2', color: '#e3c79c' },
      price: 620,
      discount_price: 490,
    },
  },
  {
    product: {
      ...roll,
      id: '3',
      name: 'Высокопитательная дальневосточная морепродуктовая тарелка',
      description: '',
      image: null,
      price: 12900,
      weight: 1.2,
      weight_unit: 'kilogram',
    },
  },
  { product: { ...roll, id: '4', name: 'Суп дня', price: 340 }, unavailable: 'Сегодня закончилось' },
]
