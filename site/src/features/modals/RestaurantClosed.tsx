import { buttonClass } from '../../components/Button'
import type { ModalProps } from './registry'

/** Why the restaurant takes no orders now. */
export default function RestaurantClosed({ disabled_reason }: ModalProps['RestaurantClosed']) {
  return (
    <>
      <p className="ui-muted">{disabled_reason || 'Сейчас он\u00a0не\u00a0принимает заказы. Загляните позже.'}</p>
      <div className="ui-sheet__actions">
        <a className={buttonClass({ variant: 'primary' })} href="/eda">
          Вернуться на&nbsp;главную
        </a>
      </div>
    </>
  )
}
