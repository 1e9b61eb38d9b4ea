import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

/** Says what is erased and what stays, then asks. */
export default function DeleteAccount({ onConfirm, close }: Confirmed & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} yes="Удалить аккаунт" no={'Не\u00a0удалять'}>
      <p>Сотрём имя, телефон, почту, фото и&nbsp;адреса.</p>
      <p>Прошлые заказы останутся у&nbsp;ресторанов без&nbsp;вашего имени. Вернуть аккаунт будет нельзя.</p>
    </Confirmation>
  )
}
