import { COURIER_CODE_FORM } from '@ostrov/shared/couriers/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'

/** Before the code is in: where it goes, and once it is sent the field for it. A form that is posted; no script comes with it. */
export function CourierDoor({ phone_end, isSent }: { phone_end: string; isSent: boolean }) {
  const { label, inputMode, autoComplete, max } = COURIER_CODE_FORM.code
  return (
    <form className="stack gap-4" method="post">
      <p>
        Это страница курьера. Чтобы её открыть, нужен код: он&nbsp;придёт по&nbsp;SMS на&nbsp;ваш номер, который
        кончается на&nbsp;{phone_end}.
      </p>
      {isSent && <Field label={label} name="code" {...{ inputMode, autoComplete }} maxLength={max} />}
      {isSent && (
        <Button type="submit" variant="primary" size="large" wide name="act" value="enter">
          Войти
        </Button>
      )}
      <Button type="submit" variant={isSent ? 'secondary' : 'primary'} size="large" wide name="act" value="code">
        {isSent ? 'Прислать код ещё раз' : 'Прислать код'}
      </Button>
    </form>
  )
}
