/**
 * The river valley pack, one tile a row; columns as in the highland pack, and edges O: land that lets a river through
 * if one arrives there; W: swamp, which does so all round; C: coast; S: sea.
 */
export const river = `
  r01  RPPRPP  0 0  -       valley
  r02  RPPRPP  0 0  -       valley
  r03  RFFRPP  0 1  -       valley
  r04  RPFRFP  0 1  -       valley
  r05  RHHRPP  1 0  -       valley
  r06  RPRPPP  0 0  -       valley
  r07  RPRPPP  0 0  -       valley
  r08  RPRFFP  0 1  -       valley
  r09  RFRPPP  0 1  -       valley
  r10  RPRPFP  0 1  -       valley
  r11  PRPRHH  1 0  -       valley
  r12  RRPPPP  0 0  -       valley
  r13  RRFFPP  0 1  -       valley

  r14  RPRPRP  0 0  -       fork
  r15  OPOPOP  0 0  -       lake
  r16  WWWWWW  0 0  -       swamp

  r17  RPCSCP  0 0  -       end
  r18  RFCSCF  0 1  -       end
  r19  RPCCPP  0 0  -       end
  r20  RPCSSC  0 0  -       end
  r21  RCSSCP  0 0  -       end
  r22  OOPCSC  0 0  -       end

  r23  RPPRPP  0 0  -       valley capital
  r24  RPRPPP  0 0  -       valley capital
`;
