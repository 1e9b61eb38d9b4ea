import type { ProductCardProps } from '../../components/ProductCard'
import type { RestaurantCardProps } from '../../components/RestaurantCard'

export const restaurants: RestaurantCardProps[] = [
  {
    restaurant: {
      id: '1',
      name: 'Шторм',
      cuisine_type: 'Роллы, рамен, море',
      image: { id: 'sample-1', colour: '#a9d3c8' },
      rating: 4.9,
      delivery_time: 35,
      delivery_price: 149,
      free_delivery_sum: 2100,
    },
    eager: true,
  },
  {
    restaurant: {
      id: '2',
      name: 'Пекарня № 3 «У достопримечательностей Южно-Сахалинска»',
      cuisine_type: 'Выпечка',
      image: { id: 'sample-2', colour: '#e3c79c' },
      rating: 4.6,
      delivery_time: 25,
      delivery_price: 0,
    },
    closed: 'Откроется в\u00a010:00',
  },
  {
    restaurant: { id: '3', name: 'Без фото', image: null, rating: null, delivery_time: 40, delivery_price: 1200 },
    zone: 'out',
  },
  {
    restaurant: { id: '4', name: 'Краб-хаус', image: { id: 'sample-4', colour: '#9fc3e0' }, rating: 4.8 },
    pickup_only: true,
  },
]

export const dishes: ProductCardProps[] = [
  {
    product: {
      id: '1',
      restaurant_id: '1',
      name: 'Ролл «Анива»',
      description: 'с\u00a0крабом и\u00a0авокадо',
      image: { id: 'sample-1', colour: '#a9d3c8' },
      price: 590,
      weight: 240,
      weight_unit: 'gram',
    },
  },
  {
    product: {
      id: '2',
      restaurant_id: '1',
      name: 'Рамен с\u00a0кимчи',
      description: 'острый, со\u00a0свининой, домашним кимчи, яйцом и\u00a0зелёным луком',
      image: { id: 'sample-2', colour: '#e3c79c' },
      price: 620,
      discount_price: 490,
      weight: 450,
      weight_unit: 'gram',
    },
  },
  {
    product: {
      id: '3',
      restaurant_id: '1',
      name: 'Высокопитательная дальневосточная морепродуктовая тарелка',
      image: null,
      price: 12900,
      weight: 1.2,
      weight_unit: 'kilogram',
    },
  },
  {
    product: { id: '4', restaurant_id: '1', name: 'Суп дня', image: { id: 'sample-4' }, price: 340 },
    unavailable: 'Сегодня закончилось',
  },
]
