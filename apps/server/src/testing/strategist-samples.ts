const anyUuid = '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d';
const general = { type: 'general' as const };
const kb = { params: { ...general, kbId: anyUuid } };
const one = { params: { id: anyUuid } };
const session = { params: { ...general, sessionId: anyUuid } };
const prompt = { params: general, body: { sessionId: anyUuid, prompt: 'May I put white on our coral?' } };

/** Sound samples of the calls about the strategist. */
export const strategistSamples = {
  agents: {
    models: { send: () => ({}) },
    status: { send: () => ({}) },
    get: { send: () => ({ params: general }) },
    save: {
      send: () => ({
        params: general,
        body: {
          config: {
            model: 'no such model',
            instruction: 'Answer founders about their brand, briefly and in plain words.',
            questions: ['What is our voice?'],
          },
        },
      }),
      meets: 'unknownModel' as const,
    },
    remove: { send: () => ({ params: general }), meets: 'agentMissing' as const },
    prepare: { send: () => ({ params: general }), meets: 'agentMissing' as const },
    publish: { send: () => ({ params: general }), meets: 'agentMissing' as const },
    knowledgeBases: { send: () => ({ params: general }) },
    addKnowledgeBase: { send: () => kb, meets: 'agentMissing' as const },
    removeKnowledgeBase: { send: () => kb, meets: 'agentMissing' as const },
    session: { send: () => ({ params: general, body: { useDraft: false } }), meets: 'switchedOff' as const },
    prompt: { send: () => prompt, meets: 'notFound' as const },
    promptStream: { send: () => prompt, meets: 'notFound' as const },
    sessions: { send: () => ({ params: general }) },
    conversation: { send: () => session, meets: 'notFound' as const },
    forget: { send: () => session, meets: 'notFound' as const },
  },
  knowledgeBases: {
    list: { send: () => ({ query: { limit: 10, offset: 0, sortField: 'status' as const } }) },
    create: { send: () => ({ body: { name: `Base ${Math.random()}`, notes: '' } }) },
    remove: { send: () => one, meets: 'notFound' as const },
    createDataSource: { send: () => one, meets: 'notFound' as const },
    sync: { send: () => one, meets: 'notFound' as const },
    statuses: { send: () => ({ body: { ids: [anyUuid] } }) },
    syncJobs: { send: () => ({ body: { ids: [anyUuid] } }) },
    documents: { send: () => ({ ...one, query: { limit: 10, offset: 0, search: 'a' } }), meets: 'notFound' as const },
    upload: {
      send: () => ({
        ...one,
        query: { name: 'notes.md' },
        body: 'a text',
        headers: { 'content-type': 'application/octet-stream' },
      }),
      meets: 'notFound' as const,
    },
    removeDocument: { send: () => ({ params: { id: anyUuid, documentId: anyUuid } }), meets: 'notFound' as const },
    preview: { send: () => ({ params: { id: anyUuid, documentId: anyUuid } }), meets: 'notFound' as const },
  },
};
