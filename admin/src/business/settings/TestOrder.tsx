import { formatNumber } from '@ostrov/shared/formats/money'
import { BOARD, MENU } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api'

type Props = { id: string; test_order_id: number | null; dishes: number }

/** The first order an owner sees on the board: made by a press, rings like every other, costs nothing. */
export function TestOrder({ id: restaurantId, test_order_id, dishes }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const route = api.business_user.restaurants({ restaurantId }).test_order
  // Whoever was faster in another window: what stands is read anew either way.
  const onSettled = () => client.invalidateQueries({ queryKey: ['with-count', restaurantId] })
  const place = useMutation({ mutationFn: () => ask(route.post()), onSuccess: () => navigate(BOARD), onSettled })
  const remove = useMutation({ mutationFn: () => ask(route.delete()), onSettled })
  const failed = place.error ?? remove.error
  return (
    <section className="stack gap-4" aria-labelledby="test-order">
      <h2 id="test-order">Пробный заказ</h2>
      {test_order_id === null ? (
        <Offer dishes={dishes} busy={place.isPending} onPlace={() => place.mutate()} />
      ) : (
        <Waiting number={test_order_id} busy={remove.isPending} onRemove={() => remove.mutate()} />
      )}
      <FormFailure text={failed && sentenceOf(failed)} />
    </section>
  )
}

function Offer({ dishes, busy, onPlace }: { dishes: number; busy: boolean; onPlace: () => void }) {
  return (
    <>
      <p>
        Попробуйте доску заказов: пробный заказ звонит как настоящий, ничего не&nbsp;стоит и&nbsp;не&nbsp;попадает
        в&nbsp;отчёты. Модерации ждать не&nbsp;нужно.
      </p>
      {dishes > 0 ? (
        <div>
          <Button variant="sea" size="large" busy={busy} busyLabel="Делаем…" onClick={onPlace}>
            <BellRing size={20} aria-hidden="true" />
            Сделать пробный заказ
          </Button>
        </div>
      ) : (
        <p className="ui-muted">
          Сначала добавьте хотя бы одно блюдо в&nbsp;
          <Link className="ui-link" to={MENU}>
            меню
          </Link>
          .
        </p>
      )}
    </>
  )
}

function Waiting({ number, busy, onRemove }: { number: number; busy: boolean; onRemove: () => void }) {
  return (
    <>
      <p>Пробный заказ №&nbsp;{formatNumber(number)} ждёт на&nbsp;доске. Примите его и&nbsp;проведите до&nbsp;конца.</p>
      <div className="form__actions">
        <Link className={buttonClass({ variant: 'sea', size: 'large' })} to={BOARD}>
          Открыть доску
        </Link>
        <Button size="large" busy={busy} busyLabel="Убираем…" onClick={onRemove}>
          Убрать заказ
        </Button>
      </div>
    </>
  )
}
