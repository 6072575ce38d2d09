import { ById, Done, People, RoleRequest } from '#contract/console/staff'
import { Data } from '#contract/wire'
import { changeRole, listMembers, removeMember } from '#server/domain/staff/members'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { configOf, pathOf } from './console-call.ts'
import { momentOf, requireStaff } from './entrance.ts'

/** The people of a tenant's staff. */
export const peopleRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('people'),
    { schema: { response: { 200: Data(People) } }, config: configOf('people') },
    async (request) => {
      const { memberId } = requireStaff(request)
      const members = await listMembers(app.db, request.tenant.code)
      const people = members.map(({ id, name, email, role, createdAt }) => ({
        ...{ id, name, email, role, joined_at: createdAt.toISOString(), is_own: id === memberId },
      }))
      return { data: { people } }
    },
  )

  app.put(
    pathOf('changeRole'),
    { schema: { params: ById, body: RoleRequest, response: { 200: Data(Done) } }, config: configOf('changeRole') },
    async (request) => {
      const change = { id: request.params.id, role: request.body.role }
      await app.db.transaction((tx) => changeRole(tx, requireStaff(request), change, momentOf(request)))
      return { data: { done: true as const } }
    },
  )

  app.delete(
    pathOf('removePerson'),
    { schema: { params: ById, response: { 200: Data(Done) } }, config: configOf('removePerson') },
    async (request) => {
      const { id } = request.params
      await app.db.transaction((tx) => removeMember(tx, requireStaff(request), id, momentOf(request)))
      return { data: { done: true as const } }
    },
  )
}
