import { knowledgeBaseCalls, type KnowledgeBase, type KnowledgeDocument } from '@signet/contract';
import { call } from '../../../api/call.ts';
import type { GridSource } from '../grid/grid-source.ts';

export const bases: GridSource<KnowledgeBase, 'name' | 'status' | 'lastSync'> = {
  key: 'knowledgeBases',
  sorts: ['name', 'status', 'lastSync'],
  list: (query, signal) => call(knowledgeBaseCalls.list, { query }, { signal }),
};

/** The documents of one data source, by name. */
export const documentsOf = (id: string): GridSource<KnowledgeDocument, 'name'> => ({
  key: `knowledgeDocuments ${id}`,
  sorts: ['name'],
  list: async ({ limit, offset, search }, signal) => {
    const query = { limit, offset, ...(search && { search }) };
    return call(knowledgeBaseCalls.documents, { params: { id }, query }, { signal });
  },
});
