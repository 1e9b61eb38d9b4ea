import { HintsInput } from '@ostrov/shared/geo/schema'
import { Facets, listOf, listRoute, mapQuery } from '@ostrov/shared/lists/schema'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import {
  infrastructureList,
  organizationAddresses,
  organizationHintList,
  organizationList,
  workplaceList,
} from '@ostrov/shared/organizations/lists'
import { OrganizationMap } from '@ostrov/shared/organizations/map-schema'
import {
  InfrastructureHint,
  InfrastructureInput,
  OrganizationAddress,
  OrganizationCard,
  OrganizationHint,
  OrganizationSchema,
  Workplace,
} from '@ostrov/shared/organizations/schema'
import { IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { organizationAdminRoutes } from './admin-routes'
import { ownOrganizationRoutes } from './customer-routes'
import { infrastructureHints } from './infrastructure-hints'
import {
  listOrganizationAddresses,
  listOrganizations,
  mapOrganizations,
  organizationFacets,
  organizationHints,
} from './list-organizations'
import { listWorkplaces } from './list-workplaces'
import { readOrganization } from './read-organization'

const tags = ['Organizations']
const { query } = listRoute(organizationList, OrganizationCard)

/** What anybody may ask of organizations, and their people and administrators of theirs. */
export const organizationRoutes = (deps: Deps) =>
  new Elysia()
    .use(ownOrganizationRoutes(deps))
    .use(organizationAdminRoutes(deps))
    .use(access(deps))
    .get('/organizations', ({ em, query, now }) => listOrganizations(em, query, now), {
      open: 'shared',
      ...listRoute(organizationList, OrganizationCard),
      detail: { summary: 'Organizations of the island', tags },
    })
    .get('/organizations/facets', ({ em, query, now }) => organizationFacets(em, query, now), {
      open: 'shared',
      query,
      response: { 200: Facets },
      detail: { summary: 'How many organizations each choice would leave under the others', tags },
    })
    .get('/organizations/map', ({ em, query, now }) => mapOrganizations(em, query, now), {
      open: 'shared',
      query: Type.Unsafe<AnyQuery>(mapQuery(organizationList)),
      response: { 200: OrganizationMap },
      detail: { summary: 'What of the catalogue stands where in a window of the map', tags },
    })
    .get('/organizations/addresses', ({ em, query }) => listOrganizationAddresses(em, query), {
      open: 'shared',
      ...listRoute(organizationAddresses, OrganizationAddress),
      detail: { summary: 'Where the newest ten thousand stand, for sitemaps', tags },
    })
    .get('/organizations/:number', ({ em, params }) => readOrganization(em, params.number), {
      open: 'shared',
      refuses: ['organization.not_found', 'organization.gone'],
      params: t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
      response: { 200: OrganizationSchema },
      detail: { summary: 'One organization by the number in its address', tags },
    })
    .get('/user/workplaces', ({ em, customer }) => listWorkplaces(em, customer), {
      customer: 'reads',
      ...listRoute(workplaceList, Workplace),
      detail: { summary: 'In whose name I may write a vacancy: organizations and restaurants', tags },
    })
    .post('/hints/infrastructure', ({ em, body }) => infrastructureHints(em, body), {
      open: 'asking',
      body: InfrastructureInput,
      response: { 200: listOf(infrastructureList, InfrastructureHint) },
      detail: { summary: 'What stands within a walk of a place', tags },
    })
    .post('/hints/organizations', ({ em, body }) => organizationHints(em, body), {
      open: 'asking',
      body: HintsInput,
      response: { 200: listOf(organizationHintList, OrganizationHint) },
      detail: { summary: 'Organizations for what was typed so far', tags },
    })
