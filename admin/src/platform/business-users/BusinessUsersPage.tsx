import { formatPhone } from '@ostrov/shared/formats/phone'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { BUSINESS_USERS } from '@ostrov/shared/paths'
import { BUSINESS_USER_FORM } from '@ostrov/shared/staff/form'
import { businessDesk } from '@ostrov/shared/staff/lists'
import { BUSINESS_ROLES } from '@ostrov/shared/staff/permissions'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { PhoneCell, TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { ActAsAct } from '../people/ActAsAct'
import { BlockAct, blockNote, fieldsOfPerson } from '../people/block'
import { PersonState } from '../people/PersonState'
import { LetterAct } from './LetterAct'
import { type BusinessUser, Owner, partnerTabs } from './tabs'

const UNCONFIRMED = 'почта не\u00A0подтверждена'

/** An owner's restaurants go off with the owner; those of a manager stay. */
function holdingsOf({ role, restaurants }: BusinessUser): string | null {
  return role === 'owner' ? restaurants.map(({ title }) => quoted(title)).join(', ') || null : null
}

const screen: RecordScreen<typeof BUSINESS_USER_FORM, BusinessUser> = {
  noun: 'business',
  path: BUSINESS_USERS,
  calls: api.admin.business_user,
  file: '/api/admin/business_user/export',
  mayFile: 'personal_files',
  list: businessDesk,
  form: BUSINESS_USER_FORM,
  columns: [
    { key: 'name', title: 'Партнёр', cell: ({ name, email }) => <TwoLines second={email}>{name}</TwoLines> },
    {
      key: 'role',
      title: 'Роль',
      cell: ({ role, owner }) => <TwoLines second={owner?.name}>{BUSINESS_ROLES[role]}</TwoLines>,
    },
    { key: 'phone', title: 'Телефон', cell: ({ phone }) => <PhoneCell phone={phone} /> },
    {
      key: 'restaurants',
      title: 'Рестораны',
      cell: ({ restaurants }) => restaurants.map(({ title }) => title).join(', ') || '—',
    },
    {
      key: 'state',
      title: 'Состояние',
      cell: ({ state, is_confirmed }) => (
        <TwoLines second={is_confirmed ? null : UNCONFIRMED}>
          <PersonState state={state} />
        </TwoLines>
      ),
    },
  ],
  titleOf: ({ name }) => name,
  names: (row) => (row ? fieldsOfPerson(BUSINESS_USER_FORM) : ['name', 'phone', 'email']),
  fresh: () => ({}),
  removal: 'Аккаунт и\u00A0его входы пропадут. Владельца с\u00A0ресторанами или менеджерами не\u00A0удалить.',
  card: {
    badge: ({ state }) => <PersonState state={state} />,
    facts: ({ role, owner, email, is_confirmed, phone, restaurants, created_at }) => ({
      Роль: BUSINESS_ROLES[role],
      ...(owner && { Владелец: <Owner owner={owner} /> }),
      Почта: `${email}${is_confirmed ? '' : `, ${UNCONFIRMED.replace('почта ', '')}`}`,
      Телефон: phone ? <a href={`tel:+${phone}`}>{formatPhone(phone)}</a> : '—',
      Рестораны: restaurants.length,
      'С\u00A0нами': formatMoment(created_at, serverNow()),
    }),
    note: blockNote,
    tabs: partnerTabs,
    changes: ({ state }) =>
      state === 'deleted' ? null : 'Имя, телефон и\u00A0почта. С\u00A0новой почтой надо будет войти заново.',
    acts: (row) => (
      <>
        {!row.is_confirmed && <LetterAct id={row.id} email={row.email} />}
        {!row.is_blocked && <ActAsAct kind="business" id={row.id} name={row.name} />}
        <BlockAct screen={screen} row={row} holdings={holdingsOf(row)} />
      </>
    ),
  },
}

/** Owners of restaurants and those they hired. */
export const BusinessUsersPage = recordPage(screen)
