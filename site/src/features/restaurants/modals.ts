import type { ModalKind } from '../modals/kind'
import type { ZonesOf } from './DeliveryZones'
import type { KitchenChoice } from './ProductFilters'
import type { ClosedRestaurant } from './RestaurantClosed'

export const DELIVERY_MODAL: ModalKind<object> = {
  name: 'DeliveryModal',
  load: () => import('./DeliveryModal'),
  title: 'Ресторан не доставляет еду по\u00a0вашему адресу',
  size: 'small-centre',
}
export const RESTAURANT_CLOSED: ModalKind<ClosedRestaurant> = {
  name: 'RestaurantClosed',
  load: () => import('./RestaurantClosed'),
  title: 'Ресторан закрыт',
  size: 'small-centre',
}
export const DELIVERY_ZONES: ModalKind<ZonesOf> = {
  name: 'DeliveryZones',
  load: () => import('./DeliveryZones'),
  title: 'Зоны доставки',
  size: 'drawer',
}
export const PRODUCT_FILTERS: ModalKind<KitchenChoice> = {
  name: 'ProductFilters',
  load: () => import('./ProductFilters'),
  title: 'Фильтры',
  size: 'drawer',
}
