import { COURIER_CHANGE_FORM, COURIER_FORM } from '@ostrov/shared/couriers/form'
import type { CourierWire } from '@ostrov/shared/couriers/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { useAttempt } from '../../components/forms/use-attempt'
import { CourierPhone } from './CourierPhone'

type Props = { restaurant_id: string; onClose: () => void; onSaved: () => void }
type Transport = CourierWire['transport']

const couriersOf = (restaurantId: string) => api.business_user.restaurant({ restaurantId }).courier
const FOOT: Transport = 'foot'

/** Adds a courier. */
export function NewCourier({ restaurant_id, onClose, onSaved }: Props) {
  const attempt = useAttempt()
  const form = useForm({
    table: COURIER_FORM,
    initial: { name: '', phone: '', transport: FOOT, is_active: true },
    submit: async (body) => {
      await ask(couriersOf(restaurant_id).post(body, { headers: attempt(body) }))
      showToast('Курьер добавлен. Отправьте ему ссылку', { kind: 'success' })
      onSaved()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="NewCourier"
      title="Новый курьер"
      form={form}
      onClose={onClose}
      save="Добавить"
      saving="Добавляем…"
    >
      <FormFields form={form} />
    </FormDrawer>
  )
}

/** Changes a courier, shows the phone, makes another link, removes. */
export function ChangeCourier({ courier, restaurant_id, onClose, onSaved }: Props & { courier: CourierWire }) {
  const { id, name, transport, is_active } = courier
  const form = useForm({
    table: COURIER_CHANGE_FORM,
    initial: { name, phone: '', transport, is_active },
    submit: async ({ phone, ...changed }) => {
      await ask(couriersOf(restaurant_id)({ courierId: id }).put({ ...changed, phone: phone || null }))
      showToast('Сохранено', { kind: 'success' })
      onSaved()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="Courier"
      title={name}
      form={form}
      onClose={onClose}
      aside={<Acts courier={courier} restaurant_id={restaurant_id} onClose={onClose} onSaved={onSaved} />}
    >
      <CourierPhone restaurant_id={restaurant_id} courier_id={id} />
      <FormFields form={form} />
    </FormDrawer>
  )
}

function Acts({ courier: { id, name }, restaurant_id, onClose, onSaved }: Props & { courier: CourierWire }) {
  const [asked, setAsked] = useState(false)
  const route = couriersOf(restaurant_id)({ courierId: id })
  const onError = (problem: Error) => showToast(sentenceOf(problem), { kind: 'error' })
  const link = useMutation({
    mutationFn: () => ask(route.link.post()),
    onSuccess: () => {
      showToast('Прежняя ссылка больше не\u00A0открывается. Отправьте новую', { kind: 'success' })
      onSaved()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => ask(route.delete()),
    onSuccess: () => {
      showToast('Курьер удалён', { kind: 'success' })
      onSaved()
      onClose()
    },
    onError,
  })
  return (
    <>
      <Button busy={link.isPending} busyLabel="Делаем…" onClick={() => link.mutate()}>
        Новая ссылка
      </Button>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Удалить
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Удалить: ${name}?`}
        text="Ссылка и&nbsp;телефон пропадут сразу, заказы, которые курьер не&nbsp;забрал, освободятся."
        confirm="Удалить"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
