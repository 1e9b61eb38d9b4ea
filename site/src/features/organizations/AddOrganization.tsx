import { bodyOf, type ValuesOf } from '@ostrov/shared/forms/values'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { organizationDonePath, ownOrganizationPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { useRef } from 'react'
import { api } from '../../api'
import { SkeletonList } from '../../components/Skeleton'
import type { Closing } from '../modals/kind'
import { sentAs } from '../moderated/sent-as'
import { emptyForm } from './empty-form'
import { useTowns } from './use-towns'
import { FAILED } from './words'

type Typed = ValuesOf<typeof ORGANIZATION_FORM>
type Towns = Readonly<Record<string, string>>

const send = sendImageTo('/api/user/images')
const NAMES = namesOf(ORGANIZATION_FORM).filter((name) => name !== 'image_ids')

/** A shop, a workshop, a clinic: over the page one reads; what waits is said on its own page afterwards. */
export default function AddOrganization({ close }: Closing) {
  const [towns, again] = useTowns()
  if (towns === 'loading') return <SkeletonList rows={4} picture={false} />
  if (towns === 'failed') return <ErrorState onRetry={again} />
  return <OrganizationFields towns={towns} close={close} />
}

function OrganizationFields({ towns, close }: Closing & { towns: Towns }) {
  // A press that is repeated because its answer was lost adds nothing twice.
  const key = useRef(crypto.randomUUID())
  const table = {
    ...ORGANIZATION_FORM,
    city_id: { ...ORGANIZATION_FORM.city_id, kind: 'choice' as const, choices: towns },
  }
  const form = useForm<keyof typeof ORGANIZATION_FORM, Typed>({
    table,
    initial: emptyForm(),
    otherwise: FAILED.create,
    submit: async (values) => {
      const headers = { 'idempotency-key': key.current }
      const made = await ask(api.user.organizations.post(bodyOf(ORGANIZATION_FORM, values), { headers }))
      await close()
      location.assign(organizationDonePath(ownOrganizationPath(made.id), sentAs(made, true)))
      return undefined
    },
  })
  const { label, max } = ORGANIZATION_FORM.image_ids
  return (
    <form className="modal-form" {...form.bind}>
      {NAMES.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <ImagesField
        label={label}
        name="image_ids"
        max={max}
        error={form.errors.image_ids}
        value={form.values.image_ids}
        send={send}
        onChange={(image_ids) => form.change({ image_ids })}
      />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        Отправить на&nbsp;проверку
      </Button>
    </form>
  )
}
