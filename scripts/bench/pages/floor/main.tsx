import { createRoot } from 'react-dom/client'

// The floor: React and one heading. No page made with React can be there sooner.
const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>Escala da Porta</h1>)
